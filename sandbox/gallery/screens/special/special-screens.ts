/** The same screens in special cases: long names, many wallets, other scripts, colours, sizes, keyboard use. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';
import { withLongSymbols } from '../long-symbols.js';
import { mirrored } from '../mirrored.js';

/** Runs in the page as it is, so plain JavaScript. */
const ANNOUNCE = `(names) => {
  names.forEach((name, index) => {
    const hue = (index * 47) % 360;
    const icon = 'data:image/svg+xml,' + encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(' + hue +
      ' 45% 45%)"/><circle cx="20" cy="20" r="9" fill="none" stroke="white" stroke-width="3"/></svg>');
    const info = { uuid: crypto.randomUUID(), name, rdns: 'example.wallet' + index, icon: index === 2 ? 'data:image/png;base64,AAAA' : icon };
    const detail = Object.freeze({ info, provider: { request: () => new Promise(() => undefined), on() {}, removeListener() {} } });
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  });
}`;
const LONG = [
  'Harbourmaster’s Wallet for Everyday Payments, Savings and Long Voyages',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  '钱包 · 安全的数字资产钱包与去中心化应用浏览器',
  'محفظة الميناء الآمنة للأصول الرقمية',
];
const MANY = Array.from({ length: 24 }, (_, index) => `Wallet ${index + 1}`);

async function announce({ page, open, sees }: Visitor, names: readonly string[]): Promise<void> {
  await open();
  // Before the first wallets are listed, there is no listener for more.
  await sees('Harbor');
  await page.evaluate(`(${ANNOUNCE})(${JSON.stringify(names)})`);
}
const withTheme = (themeVariables: Readonly<Record<string, string | number>>) => ({
  options: JSON.stringify({ themeVariables }),
});
const ORCHID = withTheme({ accent: '#a4348f', colorMix: '#a4348f', colorMixStrength: 12, borderRadius: '22px' });

async function connectedAccount(visitor: Visitor): Promise<void> {
  await visitor.connect('Harbor');
  await visitor.account();
}

async function sendFilled(visitor: Visitor): Promise<void> {
  await visitor.connect('Northstar');
  await visitor.account();
  await visitor.press('Send');
  await visitor.modal.getByTestId('send-amount').fill('0.25');
  await visitor.modal.getByTestId('send-receiver').fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
  await visitor.modal.getByTestId('send-receiver').blur();
}

export const specialScreens: readonly Screen[] = [
  {
    name: 'long-names',
    async reach(visitor) {
      await announce(visitor, LONG);
      await visitor.sees(/^Harbourmaster/);
    },
  },
  {
    name: 'long-name-connecting',
    async reach(visitor) {
      await announce(visitor, LONG);
      await visitor.press(/^Donau/);
      await visitor.sees(/^Confirm in/);
    },
  },
  {
    name: 'long-symbols-account',
    async reach(visitor) {
      await withLongSymbols(visitor);
      await connectedAccount(visitor);
      await visitor.sees(/KELPONANDON/);
    },
  },
  {
    name: 'long-symbols-send',
    async reach(visitor) {
      await withLongSymbols(visitor);
      await sendFilled(visitor);
      await visitor.sees(/ETHONANDON/);
    },
  },
  {
    name: 'long-symbols-swap',
    query: { services: '1' },
    async reach(visitor) {
      await withLongSymbols(visitor);
      await visitor.connect('Harbor');
      await visitor.account();
      await visitor.press('Swap');
      await visitor.modal.getByTestId('swap-input-sourceToken').fill('1.25');
      await visitor.sees(/ETHONANDON/);
    },
  },
  {
    name: 'long-symbols-choice',
    async reach(visitor) {
      await withLongSymbols(visitor);
      await sendFilled(visitor);
      await visitor.press(/^Token:/);
      await visitor.sees(/KELPONANDON/);
    },
  },
  {
    name: 'long-symbols-review',
    async reach(visitor) {
      await withLongSymbols(visitor);
      await sendFilled(visitor);
      await visitor.press('Review');
      await visitor.sees('Network fee');
    },
  },
  {
    name: 'many-wallets',
    async reach(visitor) {
      await announce(visitor, MANY);
      await visitor.sees('Wallet 24');
    },
  },
  {
    name: 'rtl-connect',
    reach: mirrored(async (visitor) => {
      await visitor.open();
      await visitor.sees('Harbor');
    }),
  },
  {
    name: 'rtl-account',
    reach: mirrored(connectedAccount),
  },
  {
    name: 'rtl-send',
    reach: mirrored(sendFilled),
  },
  {
    name: 'theme-orchid-connect',
    query: ORCHID,
    async reach({ open, sees }) {
      await open();
      await sees('Harbor');
    },
  },
  { name: 'theme-orchid-account', query: ORCHID, reach: connectedAccount },
  { name: 'theme-orchid-send', query: ORCHID, reach: sendFilled },
  { name: 'theme-large', query: withTheme({ fontSize: '22px' }), reach: connectedAccount },
  {
    name: 'focus-row',
    async reach({ open, page, sees }) {
      await open();
      await sees('Harbor');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'hover-row',
    async reach({ open, modal }) {
      await open();
      await modal.getByText('Lantern').hover();
    },
  },
];
