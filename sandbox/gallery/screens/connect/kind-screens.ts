/** Networks of several namespaces: EVM, Solana, Bitcoin and Polkadot. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';

const SOLANA = { solana: '1', login: '0' };
const BITCOIN = { bitcoin: '1', login: '0' };
const POLKADOT = { polkadot: '1', login: '0' };

/** Somebody's on the sandbox's network. */
const TAPROOT = 'bcrt1p70rtvqd4vcqet46e28h0xqccmj05p94t7x4kgvewyd7tqt3hvt9q3237sr';

const connectSunfish = (visitor: Visitor) => connectOther(visitor, 'Sunfish');

async function connectOther({ page, modal, open, press, wallet }: Visitor, name: string): Promise<void> {
  await wallet(name, 'approve');
  await open();
  await press(name);
  await page.getByTestId('account-button').waitFor();
  await modal.waitFor({ state: 'detached' });
}

async function elsewhere({ page, connect, press, sees }: Visitor): Promise<void> {
  await connect();
  await page.getByTestId('wui-network-button').click();
  await press('Brinepool');
  await page.getByTestId('w3m-switch-active-chain-to-Solana').waitFor();
  await sees('Connect a Solana wallet');
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
      await visitor.press(/^Choose a wallet/);
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
      await visitor.sees('Not a valid address on this network');
    },
  },
  {
    name: 'bitcoin-wallets',
    query: BITCOIN,
    async reach({ open, sees }) {
      await open();
      await sees('Bream');
    },
  },
  {
    name: 'bitcoin-account',
    query: BITCOIN,
    async reach(visitor) {
      await connectOther(visitor, 'Bream');
      await visitor.page.getByTestId('account-button').click();
      await visitor.sees(/^3(\.0+)? BTC/);
    },
  },
  {
    name: 'bitcoin-review',
    query: BITCOIN,
    async reach(visitor) {
      await connectOther(visitor, 'Ruffe');
      await visitor.page.getByTestId('account-button').click();
      await visitor.sees(/^3(\.0+)? BTC/);
      await visitor.press('Send');
      await visitor.modal.getByTestId('send-amount').fill('0.25');
      await visitor.modal.getByTestId('send-receiver').fill(TAPROOT);
      await visitor.press('Review');
      await visitor.sees(/^0\.25\d+ BTC/);
    },
  },
  {
    name: 'bitcoin-receive',
    query: BITCOIN,
    async reach(visitor) {
      await connectOther(visitor, 'Ruffe');
      await visitor.page.getByTestId('account-button').click();
      await visitor.press('Receive');
      await visitor.modal.getByTestId('wui-qr-code').waitFor();
    },
  },
  {
    name: 'polkadot-account',
    query: POLKADOT,
    async reach(visitor) {
      await connectOther(visitor, 'Petrel');
      await visitor.page.getByTestId('account-button').click();
      await visitor.sees(/^50(\.0+)? DOT/);
    },
  },
];
