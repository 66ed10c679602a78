import type { Config } from '../../../application/shell/config.js';
import type { ThemeMode } from '../app-kit-options.js';

/** The visible mode: the chosen one, otherwise the system's, otherwise dark. A server does not know the system's. */
export function themeMode({ theme: { mode } }: Config, onServer = typeof matchMedia !== 'function'): ThemeMode {
  if (mode !== 'system') return mode;
  return !onServer && matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
