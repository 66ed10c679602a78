import type { ThemeMode, ThemeVariables } from '../app-kit-options.js';
import { sharedInstance } from '../instance.js';
import type { ThemeValue } from '../readable-app-kit.js';
import { neededInstance, useModalState } from './use-modal-state.js';

export interface ThemeInUse extends ThemeValue {
  setThemeMode: (mode: ThemeMode | undefined) => void;
  setThemeVariables: (variables: ThemeVariables | undefined) => void;
}

const setThemeMode: ThemeInUse['setThemeMode'] = (mode) => sharedInstance()?.setThemeMode(mode);
const setThemeVariables: ThemeInUse['setThemeVariables'] = (variables) =>
  sharedInstance()?.setThemeVariables(variables);

/** The theme and functions to change it. Changes are lost on reload. */
export function useAppKitTheme(): ThemeInUse {
  const instance = neededInstance('useAppKitTheme');
  useModalState((state) => state.config.theme, undefined);
  return {
    ...{ themeMode: instance.getThemeMode(), themeVariables: instance.getThemeVariables() },
    ...{ setThemeMode, setThemeVariables },
  };
}
