/** Help, messages, requests, the inline modal, and the buttons outside of it. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';
import { asked } from '../asked.js';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TYPED_DATA = JSON.stringify({
  types: {
    EIP712Domain: [{ name: 'name', type: 'string' }],
    Order: [
      { name: 'sell', type: 'uint256' },
      { name: 'buy', type: 'uint256' },
      { name: 'to', type: 'address' },
    ],
  },
  primaryType: 'Order',
  domain: { name: 'Harbour Exchange', version: '1', chainId: 31337 },
  message: { sell: '250000000000000000', buy: '812500000', to: ACCOUNT },
});

const LENDER = '0x5A5a5A5a5A5a5a5A5A5A5A5a5A5A5A5A5A5a5a5a';
/** Of a contract: anyone with the signature can use it there. */
const forContract = (primaryType: string, fields: string, message: object) =>
  JSON.stringify({
    types: { [primaryType]: fields.split(',').map((each) => ({ type: each.split(' ')[0], name: each.split(' ')[1] })) },
    ...{
      primaryType,
      domain: { name: 'Quay Lending', version: '1', chainId: 31337, verifyingContract: LENDER },
      message,
    },
  });
const RIGHT_TO_BORROW = forContract(
  'DelegationWithSig',
  'address delegatee,uint256 value,uint256 nonce,uint256 deadline',
  { delegatee: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: '250000000', nonce: '0', deadline: '2000000000' },
);
const UNKNOWN_RIGHT = forContract('LoanOffer', 'address lender,uint256 amount', {
  lender: ACCOUNT,
  amount: '250000000',
});

/** A page's value for the network fee: 4.2 ether. */
const GREEDY = {
  ...{ from: ACCOUNT, to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: '0x3782dace9d90000', data: '0x' },
  ...{ gas: '0x5208', maxFeePerGas: '0xb5e620f48000' },
};

/** A wallet on the wrong network opens its modal; the picture is of the buttons. */
async function buttonsAlone({ page }: Visitor): Promise<void> {
  await page.getByText('Tidewater').waitFor();
  await page.getByText('Switch network').first().waitFor();
  await page.evaluate(`for (const layer of document.querySelectorAll('[data-porthole]')) layer.remove()`);
}

const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}`;

export const otherScreens: readonly Screen[] = [
  {
    name: 'help-wallet',
    async reach({ open, press, sees }) {
      await open();
      await press('What is a wallet?');
      await sees('What is a wallet?');
    },
  },
  {
    name: 'help-network',
    async reach({ page, press, sees }) {
      await page.getByTestId('wui-network-button').click();
      await sees('Tidewater');
      await press('What is a network?');
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'alert',
    query: { projectId: 'missing' },
    async reach({ open, modal }) {
      await open();
      await modal.getByTestId('wui-alertbar-text').waitFor();
    },
  },
  {
    name: 'broken',
    async reach({ page, open, press, sees }) {
      await page.route('**/what-is-a-wallet*', (route) => route.abort());
      await open();
      await press('What is a wallet?');
      await sees('Something went wrong');
    },
  },
  {
    name: 'approve-message',
    page: 'stand-ins',
    reach: asked('personal_sign', [
      hex(
        'Slipway wants you to sign in with your account.\n\nTied up at berth 7 until the tide turns.\n\nNonce: 41f0a2',
      ),
      ACCOUNT,
    ]),
  },
  {
    name: 'approve-typed-data',
    page: 'stand-ins',
    reach: asked('eth_signTypedData_v4', [ACCOUNT, TYPED_DATA]),
  },
  {
    name: 'approve-right-to-borrow',
    page: 'stand-ins',
    reach: asked('eth_signTypedData_v4', [ACCOUNT, RIGHT_TO_BORROW]),
  },
  {
    name: 'approve-unknown-right',
    page: 'stand-ins',
    reach: asked('eth_signTypedData_v4', [ACCOUNT, UNKNOWN_RIGHT]),
  },
  {
    name: 'approve-transaction',
    page: 'stand-ins',
    reach: asked('eth_sendTransaction', [
      { from: ACCOUNT, to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: '0x3782dace9d90000', data: '0x' },
    ]),
  },
  {
    name: 'approve-high-fee',
    page: 'stand-ins',
    reach: asked('eth_sendTransaction', [GREEDY]),
  },
  {
    name: 'approve-fee-unchecked',
    page: 'stand-ins',
    async reach(visitor) {
      await visitor.nodes('gone');
      await asked('eth_sendTransaction', [GREEDY])(visitor);
    },
  },
  {
    name: 'approve-hash',
    page: 'stand-ins',
    reach: asked('personal_sign', [`0x${'ab'.repeat(32)}`, ACCOUNT]),
  },
  {
    name: 'approve-calls',
    page: 'stand-ins',
    reach: asked('wallet_sendCalls', [
      {
        ...{ version: '2.0.0', chainId: '0x7a69', from: ACCOUNT, atomicRequired: true },
        calls: [
          { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: '0x3782dace9d90000' },
          {
            to: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
            data: `0x095ea7b3${'0'.repeat(24)}70997970c51812dc3a010c7d01b50e0d17dc79c8${'f'.repeat(64)}`,
          },
        ],
      },
    ]),
  },
  {
    name: 'approve-several',
    page: 'stand-ins',
    reach: asked('personal_sign', [hex('One of three'), ACCOUNT], 3),
  },
  {
    name: 'approve-long',
    page: 'stand-ins',
    query: { site: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
    reach: asked('personal_sign', [hex(`${'There is a lot to say. '.repeat(300)}${'x'.repeat(400)}`), ACCOUNT]),
  },
  {
    name: 'approve-other',
    page: 'stand-ins',
    reach: asked('wallet_grantPermissions', [{ permissions: [{ type: 'native-token-transfer' }], expiry: 1764000000 }]),
  },
  {
    name: 'connecting-which-network',
    page: 'stand-ins',
    async reach({ open, press, sees }) {
      await open();
      await press('Harbor');
      await sees('Solana');
    },
  },
  {
    name: 'inline-connect',
    query: { inline: '1' },
    async reach({ sees, modal }) {
      await sees('Harbor');
      await modal.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'inline-account',
    query: { inline: '1' },
    async reach({ wallet, press, sees, modal }) {
      await wallet('Harbor', 'approve');
      await press('Harbor');
      await sees('Kelp');
      await modal.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'buttons',
    page: 'buttons',
    query: { mode: 'approve' },
    wholePage: true,
    reach: buttonsAlone,
  },
  {
    name: 'buttons-focus',
    page: 'buttons',
    query: { mode: 'approve' },
    async reach(visitor) {
      await buttonsAlone(visitor);
      await visitor.page.keyboard.press('Tab');
    },
  },
  { name: 'demo', reach: () => Promise.resolve() },
  {
    name: 'demo-connected',
    async reach({ connect }) {
      await connect('Harbor');
    },
  },
];
