import { mount } from 'svelte'
import App from './App.svelte'
import sprite from './icons.svg?raw'
import './fonts.css'
import './tokens.css'
import './base.css'

// The drawings lie in the page itself, so that `<use href="#coin">` works everywhere and needs no request.
const drawings = document.createElement('div')
drawings.hidden = true
drawings.innerHTML = sprite
document.body.prepend(drawings)

mount(App, { target: document.getElementById('app')! })
