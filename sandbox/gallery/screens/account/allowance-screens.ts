/** The allowances of an account. */
import { type EIP1193Provider, encodeFunctionData, erc20Abi, type Hex, maxUint256 } from 'viem';
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';
import { withLongSymbols } from '../long-symbols.js';

const query = { options: JSON.stringify({ features: { allowances: true } }) };
/** As a fresh world has them. */
const ACCOUNT: Hex = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const EXCHANGE: Hex = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const SALT: Hex = '0x6BdBb69660E6849b98e8C524d266a0005D3655F7';
const KELP: Hex = '0x9B06D17ce54B06dF4A644900492036E3AC384517';

const approval = (token: Hex, amount: bigint) => ({
  ...{ from: ACCOUNT, to: token },
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [EXCHANGE, amount] }),
});

async function list(visitor: Visitor): Promise<void> {
  await visitor.account();
  await visitor.press('Token approvals');
}

async function approve({ page }: Visitor): Promise<void> {
  // SALT refuses to change an allowance other than zero, which the screen before may have left.
  for (const call of [approval(KELP, maxUint256), approval(SALT, 0n), approval(SALT, 2_500n * 10n ** 18n)]) {
    await page.evaluate(async (transaction) => {
      const provider = window.portholeDemo?.modal.getProvider('eip155') as EIP1193Provider | undefined;
      await provider?.request({ method: 'eth_sendTransaction', params: [transaction] });
    }, call);
  }
}

export const allowanceScreens: readonly Screen[] = [
  {
    name: 'allowances',
    query,
    async reach(visitor) {
      await visitor.connect('Harbor');
      await approve(visitor);
      await list(visitor);
      await visitor.sees('All your KELP');
    },
  },
  {
    name: 'long-symbols-allowances',
    query,
    async reach(visitor) {
      await withLongSymbols(visitor);
      await visitor.connect('Harbor');
      await approve(visitor);
      await list(visitor);
      await visitor.sees(/KELPONANDON/);
    },
  },
  {
    name: 'allowances-failed',
    query,
    async reach(visitor) {
      await visitor.connect('Harbor');
      await visitor.account();
      await visitor.nodes('gone');
      await visitor.press('Token approvals');
      await visitor.modal.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
];
