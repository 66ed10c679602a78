// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own, as with wagmi
import { shallowReactive } from 'vue';
import type { State } from '../../../application/engine/state.js';
import type { AppKit } from '../app-kit.js';
import type { ThemeValue } from '../readable-app-kit.js';
import { followModal } from './follow-modal.js';
import { neededComposable } from './needed-composable.js';

type ThemeInUse = ThemeValue & Pick<AppKit, 'setThemeMode' | 'setThemeVariables'>;

/** The theme and functions to change it. Changes are lost on reload. */
export function useAppKitTheme(): ThemeInUse {
  const instance = neededComposable('useAppKitTheme');
  const now = (): ThemeValue => ({
    themeMode: instance.getThemeMode(),
    themeVariables: instance.getThemeVariables(),
  });
  const shown = shallowReactive<ThemeInUse>({
    ...now(),
    setThemeMode: (mode) => instance.setThemeMode(mode),
    setThemeVariables: (variables) => instance.setThemeVariables(variables),
  });
  const read = (state: State): object => state.config.theme;
  followModal(read, shown, () => void Object.assign(shown, now()));
  return shown;
}
