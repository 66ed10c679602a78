import type { Config } from '../../application/shell/config.js';
import type { ThemeVariables } from '../../domain/site/theme.js';

const PROPERTIES: Readonly<Record<keyof ThemeVariables, string>> = {
  accent: 'accent',
  background: 'background',
  colorMix: 'mix',
  colorMixStrength: 'mix-strength',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  borderRadius: 'radius',
  zIndex: 'z',
};

/**
 * Puts the host's theme on an element: `--porthole-…` custom properties and `data-theme`. Set through the CSS object
 * model, never as markup. Absent values come from the page's own style sheet, otherwise from our defaults.
 */
export function applyTheme(element: HTMLElement, { mode, variables }: Config['theme']): void {
  for (const [key, name] of Object.entries(PROPERTIES)) {
    const value = variables[key as keyof ThemeVariables];
    const unit = key === 'colorMixStrength' ? '%' : '';
    // Setting nothing removes the property.
    element.style.setProperty(`--porthole-${name}`, value === undefined ? '' : `${value}${unit}`);
  }
  if (mode === 'system') element.removeAttribute('data-theme');
  else element.dataset.theme = mode;
}
