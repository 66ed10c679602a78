/** Facts that can only be read from a page, by the names that the features use. */
import type { Page } from 'playwright-core';
import type { WorldSettings } from '../../../sandbox/world-settings.js';
import { keyboardStop } from '../page/keyboard-side.js';
import { hasProvider, readEgress, readOpened, readState, timesEmitted } from '../page/page-dapp.js';
import {
  readCards,
  readFocus,
  readFramePolicy,
  readFrameQuery,
  readFrames,
  readLanguage,
  readLines,
  readLook,
  readOverflow,
  readPicture,
  readPlace,
  readSnack,
  readStyle,
  setThemeProperty,
} from '../page/page-side.js';
import { readReach } from '../page/page-ways.js';
import { movements } from '../page/slow-motion.js';
import { readTab } from '../page/tab-side.js';
import { loadedFeatures } from '../sandbox/loaded-features.js';
import { appNamed, NOTHING, readFact } from '../world/read-fact.js';
import { hostsAsked } from './hosts-asked.js';
import { reportedHosts } from './reported-hosts.js';
import { STORAGE_PREFIX } from './stored-area.js';

/** The theme's properties, by the names that the features use. */
const PROPERTIES: Readonly<Record<string, string>> = {
  accent: '--porthole-accent',
  background: '--porthole-background',
  'color mix': '--porthole-color-mix',
  'color mix strength': '--porthole-color-mix-strength',
  'font family': '--porthole-font-family',
  'font size': '--porthole-font-size',
  'border radius': '--porthole-border-radius',
  layer: '--porthole-z-index',
};

/** The most cards that may be rendered at a time, however long the list is. */
const MOST_CARDS = 150;

const FACTS: Readonly<Record<string, (page: Page, settings: WorldSettings) => Promise<string>>> = {
  'features loaded': async (page) =>
    loadedFeatures(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))),
  'frames of the page': async (page, settings) => hostsAsked(await page.evaluate(readFrames), settings),
  'query of the secure frame': (page) => page.evaluate(readFrameQuery),
  'frame-src policy': async (page, settings) => hostsAsked(await page.evaluate(readFramePolicy), settings),
  hosts: async (page) => {
    const { origin } = new URL(page.url());
    return reportedHosts((await page.evaluate(readEgress)).filter((host) => host.origin !== origin));
  },
  'app opened': async (page) => appNamed(await page.evaluate(readOpened)),
  clipboard: (page) => page.evaluate(() => navigator.clipboard.readText()),
  provider: async (page) => ((await page.evaluate(hasProvider)) ? 'there' : NOTHING),
  'place of the modal': (page) => page.evaluate(readPlace),
  'language of the modal': (page) => page.evaluate(readLanguage, 'language of the modal'),
  'language of the button': (page) => page.evaluate(readLanguage, 'language of the button'),
  'place of the focus': async (page) => {
    const focus = await page.evaluate(readFocus);
    return focus === 'connect-button' ? 'the connect button' : focus;
  },
  animations: (page) => page.evaluate(movements),
  'overflow of the modal': (page) => page.evaluate(readOverflow),
  'focused element': async (page) => (await page.evaluate(keyboardStop)).label ?? NOTHING,
  'visible snack': (page) => page.evaluate(readSnack),
  'selected tab': (page) => page.evaluate(readTab),
  'lines of the balance': (page) => page.evaluate(readLines, '.ph-balance'),
  'lines of the last token': (page) => page.evaluate(readLines, '.ph-group-marks li:last-child .ph-row-title'),
  'lines of the address': (page) => page.evaluate(readLines, '.ph-sign-in bdi'),
  'lines of the price': (page) => page.evaluate(readLines, '.ph-facts dd > .ph-note'),
  'wallets drawn': async (page) => {
    const { drawn } = await page.evaluate(readCards);
    return drawn <= MOST_CARDS ? `${MOST_CARDS} at most` : String(drawn);
  },
  'first wallet in view': async (page) => (await page.evaluate(readCards)).first,
  'colour scheme of the modal': (page) => page.evaluate(readStyle, ['.ph-sheet', 'color-scheme'] as const),
  'direction of the name field': (page) => page.evaluate(readStyle, ['.ph-form-names .ph-field', 'direction'] as const),
  'direction of the email field': (page) =>
    page.evaluate(readStyle, ['[data-testid="wui-email-input"]', 'direction'] as const),
  'arrow of Send': (page) =>
    page.evaluate(readStyle, ['[data-testid="w3m-account-default-send-button"] .ph-icon', 'transform'] as const),
  'arrow of Receive': (page) =>
    page.evaluate(readStyle, ['[data-testid="wallet-features-receive-button"] .ph-icon', 'transform'] as const),
  'text of the network button': async (page) => (await page.getByTestId('wui-network-button').textContent()) ?? '',
  'line breaks in the modal': (page) => page.evaluate(readStyle, ['.ph-sheet', 'word-break'] as const),
  'bold type without a bold font': (page) => page.evaluate(readStyle, ['.ph-sheet', 'font-synthesis-weight'] as const),
  'language of its fonts': async (page) =>
    (await page.evaluate(readStyle, ['.ph-sheet', '-webkit-locale'] as const)).replaceAll('"', ''),
  "language of the button's fonts": async (page) =>
    (await page.evaluate(readStyle, ['[data-testid="connect-button"]', '-webkit-locale'] as const)).replaceAll('"', ''),
  'scroll of the modal': (page) => page.getByTestId('w3m-modal-overlay').evaluate((layer) => String(layer.scrollTop)),
  'place of the view': (page) => page.evaluate(() => String(visualViewport?.offsetTop)),
  'reach of the modal': (page) => page.getByTestId('w3m-modal-overlay').evaluate(readReach),
  'width of the modal': (page) => page.evaluate(readStyle, ['.ph-sheet', 'width'] as const),
  'layer of the modal': (page) => page.evaluate(readStyle, ['[data-testid="w3m-modal-overlay"]', 'z-index'] as const),
};

export async function browserFact(page: Page, fact: string, settings: WorldSettings): Promise<string> {
  const event = /^times reported: (.+)$/.exec(fact)?.[1];
  if (event) return String(await page.evaluate(timesEmitted, event));
  const key = /^stored (.+)$/.exec(fact)?.[1];
  if (key) return (await page.evaluate((name) => localStorage.getItem(name), STORAGE_PREFIX + key)) ?? NOTHING;
  const owner = /^picture of (.+)$/.exec(fact)?.[1];
  if (owner) return page.evaluate(readPicture, owner);
  const variable = /^effect of (.+)$/.exec(fact)?.[1];
  if (variable) return effectOf(page, variable);
  const read = FACTS[fact];
  if (read) return read(page, settings);
  const state = await page.evaluate(readState);
  return state ? readFact(state, fact) : NOTHING;
}

/** `seen` if the modal looks different without the site's setting. */
async function effectOf(page: Page, variable: string): Promise<string> {
  const name = PROPERTIES[variable];
  if (!name) throw new Error(`The suite knows no theme property for ${variable}.`);
  const withIt = await page.evaluate(readLook);
  const value = await page.evaluate(setThemeProperty, [name, ''] as const);
  // The property is not set yet. Restoring an empty value could undo a value that is set meanwhile.
  if (value === '') return NOTHING;
  const without = await page.evaluate(readLook);
  await page.evaluate(setThemeProperty, [name, value] as const);
  return withIt !== without ? 'seen' : NOTHING;
}
