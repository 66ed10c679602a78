import type { Plugin } from 'vite';

export const INSTALLED: Readonly<Record<string, string>>;
export function withInstallNotes(code: string): string;
export const installNotes: Plugin;
