import type { Config } from '../../application/shell/config.js';

/**
 * Puts the host's theme on an element: `--porthole-…` custom properties and `data-theme`. Set through the CSS object
 * model, never as markup. Absent values come from the page's own style sheet, otherwise from our defaults.
 */
export function applyTheme(element: HTMLElement, { mode, variables }: Config['theme']): void {
  // Removes what an earlier theme had set.
  element.removeAttribute('style');
  for (const [name, value] of Object.entries<string | number | undefined>({ ...variables })) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const unit = name === 'colorMixStrength' ? '%' : '';
    if (value !== undefined) element.style.setProperty(`--porthole-${property}`, `${value}${unit}`);
  }
  if (mode === 'system') element.removeAttribute('data-theme');
  else element.dataset.theme = mode;
}
