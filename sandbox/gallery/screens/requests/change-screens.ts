/** The changes of a request: simulated by the real sandbox node. */
import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseAbi, toHex } from 'viem';
import { ROUTER_ABI } from '../../../amm/amm-code.js';
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';
import { asked } from '../asked.js';
import { mirrored } from '../mirrored.js';

/** As a fresh world has them. */
const ACCOUNT: Hex = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const RECIPIENT: Hex = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const SALT: Hex = '0x6BdBb69660E6849b98e8C524d266a0005D3655F7';
const KELP: Hex = '0x9B06D17ce54B06dF4A644900492036E3AC384517';
const ROUTER: Hex = '0x329c85795322398e7903ADcDf3eF7cc860FFCecE';
const WRAPPED: Hex = '0x622FE0894cDf6E6B9d292Ef6f1B9e43f268502ac';
const GLASS: Hex = '0x5EBE10506F21C980D724518f01663E0CcB50405F';
const FOREVER = 2n ** 64n;

const swap = {
  from: ACCOUNT,
  to: ROUTER,
  value: toHex(250_000_000_000_000_000n),
  data: encodeFunctionData({
    abi: ROUTER_ABI,
    functionName: 'swapExactETHForTokens',
    args: [0n, [WRAPPED, KELP], ACCOUNT, FOREVER],
  }),
};
const approve = (to: Hex, amount: bigint) => ({
  from: ACCOUNT,
  to,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [RECIPIENT, amount] }),
});
const item = {
  from: ACCOUNT,
  to: GLASS,
  data: encodeFunctionData({
    abi: parseAbi(['function transferFrom(address from, address to, uint256 id)']),
    functionName: 'transferFrom',
    args: [ACCOUNT, RECIPIENT, 0n],
  }),
};
const tooMuch = {
  from: ACCOUNT,
  to: SALT,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECIPIENT, maxUint256] }),
};
const batch = { version: '2.0.0', chainId: '0x7a69', from: ACCOUNT, atomicRequired: true };

function seen(method: string, params: unknown, text: string | RegExp) {
  return async (visitor: Visitor) => {
    await asked(method, params)(visitor);
    await visitor.sees(text);
  };
}

export const changeScreens: readonly Screen[] = [
  { name: 'changes-swap', page: 'stand-ins', reach: seen('eth_sendTransaction', [swap], '−0.25 ETH') },
  {
    name: 'changes-right',
    page: 'stand-ins',
    reach: seen('eth_sendTransaction', [approve(KELP, maxUint256)], /All your/),
  },
  {
    name: 'changes-batch',
    page: 'stand-ins',
    reach: seen('wallet_sendCalls', [{ ...batch, calls: [item, approve(KELP, 5_000_000n), swap] }], '−0.25 ETH'),
  },
  { name: 'changes-fails', page: 'stand-ins', reach: seen('eth_sendTransaction', [tooMuch], /likely to fail/) },
  {
    name: 'changes-untold',
    page: 'stand-ins',
    async reach(visitor) {
      await visitor.nodes('gone');
      await seen('eth_sendTransaction', [swap], /couldn’t be estimated/)(visitor);
    },
  },
  {
    name: 'changes-estimating',
    page: 'stand-ins',
    async reach(visitor) {
      await visitor.nodes('held');
      await seen('eth_sendTransaction', [swap], /Estimating/)(visitor);
    },
  },
  {
    name: 'rtl-changes',
    page: 'stand-ins',
    reach: mirrored(seen('wallet_sendCalls', [{ ...batch, calls: [approve(KELP, 5_000_000n), swap] }], '−0.25 ETH')),
  },
];
