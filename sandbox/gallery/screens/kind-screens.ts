/** Networks of several kinds: EVM ones and Solana. */
import type { Screen } from '../screen.js';
import type { Visitor } from '../visitor.js';

const SOLANA = { solana: '1', login: '0' };

async function connectSunfish({ page, modal, open, press, wallet }: Visitor): Promise<void> {
  await wallet('Sunfish', 'approve');
  await open();
  await press('Sunfish');
  await page.getByTestId('account-button').waitFor();
  await modal.waitFor({ state: 'detached' });
}

async function elsewhere({ page, connect, press, sees }: Visitor): Promise<void> {
  await connect();
  await page.getByTestId('wui-network-button').click();
  await press('Brinepool');
  await sees('Switch to Solana');
}

export const kindScreens: readonly Screen[] = [
  {
    name: 'several-kinds',
    query: SOLANA,
    async reach({ open, press, sees }) {
      await open();
      await press('Manta');
      await sees('Where do you want to use Manta?');
    },
  },
  { name: 'other-kind', query: SOLANA, reach: elsewhere },
  {
    name: 'other-kind-wallets',
    query: SOLANA,
    async reach(visitor) {
      await elsewhere(visitor);
      await visitor.press(/^Switch$/);
      await visitor.sees('Sunfish');
    },
  },
  {
    name: 'solana-account',
    query: SOLANA,
    async reach(visitor) {
      await connectSunfish(visitor);
      await visitor.page.getByTestId('account-button').click();
      await visitor.sees('Brine');
    },
  },
  {
    name: 'solana-send',
    query: SOLANA,
    async reach(visitor) {
      await connectSunfish(visitor);
      await visitor.page.getByTestId('account-button').click();
      await visitor.sees('Brine');
      await visitor.press('Send');
      await visitor.modal.getByTestId('send-receiver').fill('9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWW0');
      await visitor.sees('Not an address of this network');
    },
  },
];
