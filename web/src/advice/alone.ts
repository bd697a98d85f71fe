import type { Meta } from '../wire/types'

/** With other people at the table nobody whispers, except in practice. */
export function alone(meta: Pick<Meta, 'practice' | 'chairs'>, you: number): boolean {
  return meta.practice || meta.chairs.every((chair, seat) => seat === you || chair.kind !== 'person')
}
