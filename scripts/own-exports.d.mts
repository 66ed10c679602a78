import type { Plugin } from 'vite';

export const ownExports: Plugin;
