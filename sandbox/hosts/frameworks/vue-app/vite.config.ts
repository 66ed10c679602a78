import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const isCustomElement = (tag: string) => tag.startsWith('porthole-');

export default defineConfig({
  base: '/app/',
  build: { outDir: 'dist/app' },
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
