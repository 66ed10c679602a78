import css from '../buttons/buttons.css?inline';
import { adoptSheet } from '../styles/adopt-sheet.js';

/** A button that looks like React's, created without it; its text goes into `line`. */
export function plainButton(root: ShadowRoot): { readonly button: HTMLButtonElement; readonly line: HTMLSpanElement } {
  const button = document.createElement('button');
  button.type = 'button';
  const line = document.createElement('span');
  line.className = 'porthole-text';
  button.append(line);
  adoptSheet(root, css);
  root.append(button);
  return { button, line };
}
