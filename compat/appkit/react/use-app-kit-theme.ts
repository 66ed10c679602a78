import { useSyncExternalStore } from 'react';
import type { ThemeMode, ThemeVariables } from '../app-kit-options.js';
import { sharedInstance } from '../instance.js';
import type { ThemeValue } from '../readable-app-kit.js';
import { themeMode } from '../values/theme-value.js';
import { useModalState, useNeededInstance } from './use-modal-state.js';

/** The theme, and functions to change it. */
export interface ThemeInUse extends ThemeValue {
  /** Undefined changes nothing. */
  setThemeMode: (mode: ThemeMode | undefined) => void;
  /** Merged into the previous ones. */
  setThemeVariables: (variables: ThemeVariables | undefined) => void;
}

const setThemeMode: ThemeInUse['setThemeMode'] = (mode) => sharedInstance()?.setThemeMode(mode);
const setThemeVariables: ThemeInUse['setThemeVariables'] = (variables) =>
  sharedInstance()?.setThemeVariables(variables);

const never = () => () => undefined;

/** The theme and functions to change it. Changes are lost on reload. */
export function useAppKitTheme(): ThemeInUse {
  const instance = useNeededInstance('useAppKitTheme');
  useModalState((state) => state.config.theme, undefined);
  // Hydration renders what the server rendered.
  const asServer = useSyncExternalStore(
    never,
    () => undefined,
    () => true,
  );
  return {
    themeMode: themeMode(instance.porthole.getState().config, asServer),
    themeVariables: instance.getThemeVariables(),
    ...{ setThemeMode, setThemeVariables },
  };
}
