/** The site's networks, and switching between them. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';

async function openNetworks({ page, sees }: Visitor): Promise<void> {
  await page.getByTestId('wui-network-button').click();
  await sees('Tidewater');
}

async function switching(visitor: Visitor): Promise<void> {
  await openNetworks(visitor);
  await visitor.press('Tidewater');
}

async function elsewhere({ wallet, open, press, sees }: Visitor): Promise<void> {
  await wallet('Fennel', 'approve');
  await open();
  await press('Fennel');
  await sees(/doesn’t support this network/);
}

export const networkScreens: readonly Screen[] = [
  { name: 'networks-before-connecting', reach: openNetworks },
  {
    name: 'networks',
    async reach(visitor) {
      await visitor.connect();
      await openNetworks(visitor);
    },
  },
  {
    name: 'networks-found',
    async reach(visitor) {
      await visitor.connect();
      await openNetworks(visitor);
      await visitor.modal.getByRole('searchbox').fill('tide');
    },
  },
  {
    name: 'networks-none-found',
    async reach(visitor) {
      await visitor.connect();
      await openNetworks(visitor);
      await visitor.modal.getByRole('searchbox').fill('Atlantis');
      await visitor.sees('No results for');
    },
  },
  {
    name: 'switching-waiting',
    async reach(visitor) {
      await visitor.connect();
      await visitor.wallet('Harbor', 'never');
      await switching(visitor);
      await visitor.sees('Confirm in Harbor');
    },
  },
  {
    name: 'switching-declined',
    async reach(visitor) {
      await visitor.connect();
      await visitor.wallet('Harbor', 'reject');
      await switching(visitor);
      await visitor.sees('Switch declined');
    },
  },
  {
    name: 'switching-failed',
    async reach(visitor) {
      await visitor.connect();
      await visitor.misbehave('Harbor', 'wrong-chain-after-switch');
      await switching(visitor);
      await visitor.modal.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  { name: 'unsupported', reach: elsewhere },
  {
    name: 'unsupported-declined',
    async reach(visitor) {
      await elsewhere(visitor);
      await visitor.wallet('Fennel', 'reject');
      await visitor.press('Saltmarsh');
      await visitor.sees('Switch declined');
    },
  },
  {
    name: 'unsupported-closing-refused',
    async reach(visitor) {
      await elsewhere(visitor);
      // Half a second is too short for a picture: here it lasts.
      await visitor.page.evaluate(
        `{ const again = setInterval; setInterval = (run, ms, ...rest) => (ms === 500 ? 0 : again(run, ms, ...rest)); }`,
      );
      await visitor.page.keyboard.press('Escape');
      await visitor.page.locator('.is-refusing').waitFor();
    },
  },
];
