/** The wallet's style: its sheets, and what a page may override. */
import { adoptSheet } from '../../../../ui-react/styles/adopt-sheet.js';
import controls from '../../../../ui-react/styles/controls.css?inline';
import field from '../../../../ui-react/styles/field.css?inline';
import money from '../../../../ui-react/styles/money.css?inline';
import notice from '../../../../ui-react/styles/notice.css?inline';
import requester from '../../../../ui-react/styles/requester.css?inline';
import rows from '../../../../ui-react/styles/rows.css?inline';
import sheet from '../../../../ui-react/styles/sheet.css?inline';
import tokens from '../../../../ui-react/styles/tokens.css?inline';
import address from '../../../../ui-react/views/send/whole-address.css?inline';
import own from './approval.css?inline';
import { solidColour } from './solid-colour.js';

export interface Look {
  readonly mode?: 'light' | 'dark';
  readonly variables?: Readonly<Record<string, string>>;
}

/** Variables that a page may set: colours, nothing else. */
const VARIABLES: Readonly<Record<string, string>> = {
  '--w3m-accent': '--porthole-accent',
  '--w3m-background': '--porthole-background',
};

/** The wallet's root within that element. */
export function walletRoot(place: HTMLElement): ShadowRoot {
  const shadow = place.attachShadow({ mode: 'open' });
  const all = [tokens, sheet, rows, controls, field, money, notice, requester, address, own];
  for (const css of all) adoptSheet(shadow, css);
  return shadow;
}

export function applyLook(place: HTMLElement, { mode, variables }: Look): void {
  // Values that are missing in a message stay as they are.
  if (mode !== undefined) place.dataset.theme = mode;
  if (!variables) return;
  for (const [name, property] of Object.entries(VARIABLES))
    place.style.setProperty(property, solidColour(variables[name]?.slice(0, 100), document.body));
}
