/** Sending. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

async function openSend(visitor: Visitor, wallet = 'Northstar'): Promise<void> {
  await visitor.connect(wallet);
  await visitor.account();
  await visitor.press('Send');
  await visitor.modal.getByTestId('send-amount').waitFor();
}

async function fill(visitor: Visitor, amount: string, receiver = RECEIVER, wallet?: string): Promise<void> {
  await openSend(visitor, wallet);
  await visitor.modal.getByTestId('send-receiver').fill(receiver);
  await visitor.modal.getByTestId('send-amount').fill(amount);
  await visitor.modal.getByTestId('send-amount').blur();
}

async function review(visitor: Visitor, wallet?: string): Promise<void> {
  await fill(visitor, '0.25', RECEIVER, wallet);
  await visitor.press('Review');
  await visitor.sees('You send');
  // Including the fee.
  await visitor.sees(/^0\.25\d+ ETH/);
}

/** Tokens that anyone could have sent to the account. */
async function withFalseTokens(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => {
    const made = [
      ['Kelp Coin', 'KELP'],
      ['Driftwo\u043ed', 'DRIFT'],
      ['claim.example', 'VOUCHER'],
    ];
    for (const [at, [name = '', symbol = '']] of made.entries()) {
      const metadata = { name, symbol, decimals: 18, price: 0, iconUrl: '' };
      const address = `0x${`${7 + at}0`.repeat(20)}`;
      window.sandboxWallets
        ?.get('Northstar')
        .alsoHolds({ address, balance: '0x56bc75e2d63100000', type: 'ERC20', metadata });
    }
  });
  await visitor.connect('Northstar');
  await visitor.account();
}

export const sendScreens: readonly Screen[] = [
  { name: 'send-empty', reach: (visitor) => openSend(visitor) },
  {
    name: 'send-filled',
    async reach(visitor) {
      await fill(visitor, '0.25');
      await visitor.modal.getByRole('button', { name: 'Review' }).waitFor();
    },
  },
  {
    name: 'send-wrong-address',
    async reach(visitor) {
      await fill(visitor, '0.25', `${RECEIVER.slice(0, -1)}z`);
      await visitor.sees('Not a valid address on this network.');
    },
  },
  {
    name: 'send-wrong-checksum',
    async reach(visitor) {
      await fill(visitor, '0.25', RECEIVER.replace('C5', 'c5'));
      await visitor.sees('This address has a typo. Copy it again.');
    },
  },
  {
    name: 'send-to-nobody',
    async reach(visitor) {
      await fill(visitor, '0.25', `0x${'0'.repeat(40)}`);
      await visitor.sees('Burn address');
    },
  },
  {
    name: 'send-review-to-nobody',
    async reach(visitor) {
      await fill(visitor, '0.25', `0x${'0'.repeat(40)}`);
      await visitor.press('Review');
      await visitor.sees('Burn address');
    },
  },
  {
    name: 'send-review-to-nobody-understood',
    async reach(visitor) {
      await fill(visitor, '0.25', `0x${'0'.repeat(40)}`);
      await visitor.press('Review');
      await visitor.press(/^I understand/);
      await visitor.modal.getByRole('button', { name: 'Send 0.25 ETH', disabled: false }).waitFor();
    },
  },
  {
    name: 'send-to-a-contract',
    async reach(visitor) {
      const kelp = await visitor.page.evaluate(
        () => JSON.parse(document.getElementById('sandbox-settings')?.textContent ?? '').tokens[0].address as string,
      );
      await fill(visitor, '0.25', kelp);
      await visitor.sees('This is a token contract');
    },
  },
  {
    name: 'send-to-a-double',
    async reach(visitor) {
      // To the account's own address.
      await fill(visitor, '0.25', '0x15d34aaf777777777777777777777777777c6a65');
      await visitor.sees('Not the address you think: possible address-poisoning scam');
    },
  },
  {
    name: 'send-review-to-a-double',
    async reach(visitor) {
      await fill(visitor, '0.25', '0x15d34aaf777777777777777777777777777c6a65');
      await visitor.press('Review');
      await visitor.sees(/^I understand/);
    },
  },
  {
    name: 'send-false-tokens',
    async reach(visitor) {
      await withFalseTokens(visitor);
      await visitor.press('Send');
      await visitor.press(/^Token:|Select token/);
      await visitor.sees('Not KELP');
    },
  },
  {
    name: 'send-false-token',
    async reach(visitor) {
      await withFalseTokens(visitor);
      await visitor.press('Send');
      await visitor.press(/^Token:|Select token/);
      await visitor.press(/^Kelp Coin/);
      await visitor.sees('This isn’t KELP');
    },
  },
  {
    name: 'send-to-a-name',
    query: { services: '1' },
    async reach(visitor) {
      await fill(visitor, '0.25', 'odile.berth.example');
      await visitor.sees('This is the address’s primary name.');
      await visitor.modal.getByRole('button', { name: 'Review' }).waitFor();
    },
  },
  {
    name: 'send-review-to-a-name',
    query: { services: '1' },
    async reach(visitor) {
      await fill(visitor, '0.25', 'odile.berth.example');
      await visitor.press('Review');
      await visitor.sees('You send');
      await visitor.press(/^Request to/);
      await visitor.sees('eth_sendTransaction');
    },
  },
  {
    name: 'send-in-dollars',
    query: { services: '1' },
    async reach(visitor) {
      await openSend(visitor);
      await visitor.press(/^Token:|Select token/);
      await visitor.press(/^Kelp/);
      await visitor.press('In dollars');
      await visitor.modal.getByTestId('send-amount').fill('123.45');
      await visitor.sees('≈ 123.45 KELP');
    },
  },
  {
    name: 'send-max',
    async reach(visitor) {
      await openSend(visitor);
      await visitor.press('Max');
      await visitor.sees('Enter address');
    },
  },
  {
    name: 'send-wrong-amount',
    async reach(visitor) {
      await fill(visitor, '0.0000000000000000001');
      await visitor.modal.getByRole('button', { name: /Invalid|Enter amount/ }).waitFor();
    },
  },
  {
    name: 'send-insufficient',
    async reach(visitor) {
      await fill(visitor, '20000');
      await visitor.sees('More than you have');
    },
  },
  {
    name: 'send-select-token',
    async reach(visitor) {
      await openSend(visitor);
      await visitor.press(/^Token:|Select token/);
      await visitor.sees('Salt');
    },
  },
  {
    name: 'send-no-token-found',
    async reach(visitor) {
      await openSend(visitor);
      await visitor.press(/^Token:|Select token/);
      await visitor.modal.getByRole('searchbox').fill('pearl');
      await visitor.sees('No tokens found');
    },
  },
  { name: 'send-review', reach: (visitor) => review(visitor) },
  {
    name: 'send-waiting',
    async reach(visitor) {
      await review(visitor);
      await visitor.wallet('Northstar', 'never');
      await visitor.press(/^Send/);
      await visitor.sees('Confirm in Northstar');
    },
  },
  {
    name: 'send-declined',
    async reach(visitor) {
      await review(visitor);
      await visitor.wallet('Northstar', 'reject');
      await visitor.press(/^Send/);
      await visitor.sees('Transfer declined');
    },
  },
  {
    name: 'send-failed',
    async reach(visitor) {
      await review(visitor);
      await visitor.nodes('gone');
      await visitor.press(/^Send/);
      await visitor.modal.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    },
  },
  {
    name: 'send-nothing',
    async reach({ page, connect, sees }) {
      await connect('Northstar');
      await page.evaluate(() => void window.portholeDemo?.modal.open({ route: { view: 'send-review' } }));
      await sees('Nothing to send yet');
    },
  },
  {
    name: 'send-sent',
    async reach(visitor) {
      // A wallet whose balance is in no other picture.
      await review(visitor, 'Lantern');
      await visitor.press(/^Send/);
      await visitor.sees('The network confirmed');
    },
  },
];
