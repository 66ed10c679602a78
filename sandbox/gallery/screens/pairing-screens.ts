/** Wallets on other devices: a code to scan, apps and pages to open, and where they are to be had. */
import type { Screen } from '../screen.js';
import type { Visitor } from '../visitor.js';

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
    name: 'pairing-making',
    page,
    query: { pairing: 'made' },
    async reach(visitor) {
      await kittiwake(visitor);
      await visitor.sees('Making a code');
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
      await visitor.sees('did not open');
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
      await visitor.sees('did not open');
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
    async reach(visitor) {
      await visitor.page.evaluate(`document.documentElement.dir = 'rtl'`);
      await kittiwake(visitor);
      await visitor.sees(CODE);
    },
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
];
