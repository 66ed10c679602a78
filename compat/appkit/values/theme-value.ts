import type { State } from '../../../application/engine/state.js';
import type { ThemeMode } from '../app-kit-options.js';

/** The visible mode: the chosen one, otherwise the system's, otherwise dark. */
export function themeMode({ config }: State): ThemeMode {
  const { mode } = config.theme;
  if (mode !== 'system') return mode;
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
