/** Wallets on other devices: a QR code, apps and pages to open, and downloads. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';
import { mirrored } from '../mirrored.js';

const page = 'stand-ins';
const OFFERED = { pairing: 'offered' };
const ON_PHONE = { ...OFFERED, phone: '1' };

const CODE = /^Scan with/;
const kittiwake = async ({ open, press }: Visitor) => {
  await open();
  await press('Kittiwake');
};
const tab = (name: string) => async (visitor: Visitor) => {
  await kittiwake(visitor);
  await visitor.modal.getByRole('tab', { name }).first().click();
};
const at = (route: object) => async (visitor: Visitor) => {
  await visitor.page.waitForFunction(() => window.standInModal);
  await visitor.page.evaluate((where) => void window.standInModal?.open({ route: where as never }), route);
  await visitor.modal.waitFor();
};

const LONG = {
  id: 'long',
  name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  mobileLink: 'long://',
  webappLink: 'https://app.a-very-long-name-of-a-host-that-nobody-would-ever-want-to-type.example',
  homepage: 'https://a-very-long-name-of-a-host-that-nobody-would-ever-want-to-type.example',
  appStore: 'https://apps.example/long',
};

/** As if another app came to the front, and went again. */
const seen = (state: 'hidden' | 'visible') =>
  `Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
   document.dispatchEvent(new Event('visibilitychange'))`;
async function leaving(visitor: Visitor, text: string): Promise<void> {
  await kittiwake(visitor);
  await visitor.sees('Opening Kittiwake');
  await visitor.page.evaluate(seen('hidden'));
  await visitor.sees(text);
}

export const pairingScreens: readonly Screen[] = [
  {
    name: 'pairing-any',
    page,
    query: OFFERED,
    async reach({ open, press, sees }) {
      await open();
      await press('WalletConnect');
      await sees(CODE);
    },
  },
  {
    name: 'pairing-code-away',
    page,
    query: { pairing: 'away' },
    async reach(visitor) {
      await kittiwake(visitor);
      await visitor.sees(/^No connection/);
    },
  },
  {
    name: 'pairing-app-away',
    page,
    query: { pairing: 'away', phone: '1' },
    async reach(visitor) {
      await kittiwake(visitor);
      await visitor.sees(/^No connection/);
    },
  },
  {
    name: 'pairing-making',
    page,
    query: { pairing: 'made' },
    async reach(visitor) {
      await kittiwake(visitor);
      await visitor.sees('Creating QR code…');
    },
  },
  {
    name: 'pairing-code',
    page,
    query: OFFERED,
    async reach(visitor) {
      await kittiwake(visitor);
      await visitor.sees(CODE);
    },
  },
  {
    name: 'pairing-copied',
    page,
    query: OFFERED,
    async reach(visitor) {
      await kittiwake(visitor);
      await visitor.press('Copy link');
      await visitor.sees('Link copied');
    },
  },
  { name: 'pairing-web', page, query: OFFERED, reach: tab('Web app') },
  {
    name: 'pairing-desktop',
    page,
    query: OFFERED,
    async reach(visitor) {
      await tab('Desktop')(visitor);
      await visitor.sees('didn’t open');
    },
  },
  { name: 'pairing-not-here', page, query: OFFERED, reach: tab('Browser') },
  {
    name: 'pairing-here',
    page,
    query: OFFERED,
    reach: at({
      view: 'connecting-wallet-connect',
      wallet: { id: 'lantern', name: 'Lantern', rdns: 'example.lantern', mobileLink: 'lantern://' },
    }),
  },
  {
    name: 'pairing-phone',
    page,
    query: ON_PHONE,
    reach: at({
      view: 'connecting-wallet-connect',
      wallet: { id: 'k', name: 'Kittiwake', mobileLink: 'kittiwake://' },
    }),
  },
  {
    name: 'pairing-phone-unopened',
    page,
    query: ON_PHONE,
    async reach(visitor) {
      await kittiwake(visitor);
      await visitor.sees('didn’t open');
    },
  },
  {
    name: 'pairing-phone-asked',
    page,
    query: { pairing: 'asked', phone: '1' },
    async reach(visitor) {
      await kittiwake(visitor);
      await visitor.modal.waitFor({ state: 'detached' });
      await visitor.page.evaluate(() => void window.standInModal?.signMessage('Sail at noon'));
      await visitor.sees('Continue in');
    },
  },
  {
    name: 'pairing-phone-asked-at-account',
    page,
    query: { pairing: 'asked', phone: '1' },
    async reach(visitor) {
      await kittiwake(visitor);
      await visitor.modal.waitFor({ state: 'detached' });
      await visitor.page.evaluate(() => void window.standInModal?.open());
      await visitor.modal.getByTestId('disconnect-button').waitFor();
      await visitor.page.evaluate(() => void window.standInModal?.signMessage('Sail at noon'));
      await visitor.modal.getByTestId('open-wallet').waitFor();
    },
  },
  {
    name: 'connect-phone',
    page,
    query: ON_PHONE,
    async reach({ open, sees }) {
      await open();
      await sees('Kittiwake');
    },
  },
  {
    name: 'pairing-declined',
    page,
    query: { pairing: 'declined' },
    async reach(visitor) {
      await kittiwake(visitor);
      await visitor.sees('Connection declined');
    },
  },
  {
    name: 'pairing-basic',
    page,
    query: OFFERED,
    async reach(visitor) {
      await at({ view: 'connecting-wallet-connect-basic' })(visitor);
      await visitor.sees(CODE);
    },
  },
  {
    name: 'pairing-rtl',
    page,
    query: OFFERED,
    reach: mirrored(async (visitor) => {
      await kittiwake(visitor);
      await visitor.sees(CODE);
    }),
  },
  {
    name: 'downloads',
    page,
    query: OFFERED,
    async reach(visitor) {
      await kittiwake(visitor);
      await visitor.press('Get');
      await visitor.sees('Android app');
    },
  },
  { name: 'get-wallet', page, query: OFFERED, reach: at({ view: 'get-wallet' }) },
  { name: 'get-wallet-empty', page, reach: at({ view: 'get-wallet' }) },
  {
    name: 'downloads-empty',
    page,
    query: OFFERED,
    reach: at({ view: 'downloads', wallet: { id: 'k', name: 'Kittiwake' } }),
  },
  {
    name: 'pairing-lost',
    page,
    query: { pairing: 'lost' },
    async reach(visitor) {
      await kittiwake(visitor);
      await visitor.sees('No response');
    },
  },
  {
    name: 'pairing-copy-failed',
    page,
    query: OFFERED,
    async reach(visitor) {
      await visitor.page.evaluate(
        `navigator.clipboard.writeText = () => Promise.reject(new Error('Not here')); document.execCommand = () => false`,
      );
      await kittiwake(visitor);
      await visitor.press('Copy link');
      await visitor.sees('Failed to copy');
    },
  },
  { name: 'pairing-phone-away', page, query: ON_PHONE, reach: (visitor) => leaving(visitor, 'Continue in') },
  {
    name: 'pairing-phone-answering',
    page,
    query: ON_PHONE,
    async reach(visitor) {
      await leaving(visitor, 'Continue in');
      await visitor.page.evaluate(seen('visible'));
      await visitor.sees(/^Connecting$/);
    },
  },
  { name: 'pairing-long-name', page, query: OFFERED, reach: at({ view: 'connecting-wallet-connect', wallet: LONG }) },
  { name: 'downloads-long-name', page, query: OFFERED, reach: at({ view: 'downloads', wallet: LONG }) },
];
