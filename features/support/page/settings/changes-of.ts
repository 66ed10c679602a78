import { optionsOf, type PageSettings } from './page-settings.js';

/** The options that may change while the modal runs. */
export function changesOf(page: PageSettings) {
  const { themeMode = 'system', themeVariables = {}, locale } = optionsOf(page, { networks: [] });
  return { theme: { mode: themeMode, variables: themeVariables }, ...(locale && { locale }) };
}
