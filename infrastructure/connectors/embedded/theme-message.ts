/** The page's theme in the frame's format, with the modal's language. */
import type { ThemeMode, ThemeVariables } from '../../../domain/site/theme.js';
import type { AppPayloads } from './schema.js';

/** The protocol's names for theme overrides. */
const NAMES: Readonly<Record<keyof ThemeVariables, string>> = {
  accent: '--w3m-accent',
  background: '--w3m-background',
  colorMix: '--w3m-color-mix',
  colorMixStrength: '--w3m-color-mix-strength',
  fontFamily: '--w3m-font-family',
  fontSize: '--w3m-font-size-master',
  borderRadius: '--w3m-border-radius-master',
  zIndex: '--w3m-z-index',
};

export function themeMessage(mode: ThemeMode, variables: ThemeVariables, locale?: string): AppPayloads['SYNC_THEME'] {
  const given = Object.entries(NAMES).flatMap(([key, name]): [string, string | number][] => {
    const value = variables[key as keyof ThemeVariables];
    return value === undefined ? [] : [[name, value]];
  });
  const colours = given.filter(([name]) => name === NAMES.accent || name === NAMES.background);
  return {
    themeMode: mode === 'system' ? (prefersDark() ? 'dark' : 'light') : mode,
    themeVariables: Object.fromEntries(given),
    ...(locale !== undefined && { locale }),
    w3mThemeVariables: Object.fromEntries(colours.map(([name, value]) => [name, String(value)])),
  };
}

function prefersDark(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
}
