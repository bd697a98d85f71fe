import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// In development the page comes from here and everything else from a running `caravan serve`.
const server = process.env.CARAVAN ?? 'http://127.0.0.1:7777'

export default defineConfig({
  plugins: [svelte()],
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
