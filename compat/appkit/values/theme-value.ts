import type { State } from '../../../application/engine/state.js';
import type { ThemeMode } from '../app-kit-options.js';

/** The mode that is seen: that of the system where none was chosen, dark where it has none. */
export function themeMode({ config }: State): ThemeMode {
  const { mode } = config.theme;
  if (mode !== 'system') return mode;
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
