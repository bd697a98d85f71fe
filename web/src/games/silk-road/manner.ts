// How the table of Silk Road is asked: the road is drawn, so nothing of it is pointed at.
import type { Manner } from '../../table/manner'
import type { View } from './board'

export const manner: Manner<View> = {}
