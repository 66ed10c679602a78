import { defineConfig } from 'astro/config';

export default defineConfig({ base: '/app', outDir: 'dist/app' });
