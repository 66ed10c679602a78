import fc from 'fast-check';
import { decodeFunctionData, erc20Abi, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { formatAmount, MAX_AMOUNT } from '../../../../domain/money/amount.js';
import { defineNetwork } from '../../../../domain/network/network.js';
import { walletAsk } from './wallet-ask.js';

const network = defineNetwork({
  ...{ id: 1, name: 'Ethereum', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
  rpcUrls: { default: { http: [] } },
});
const ETH = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const;
const USDC = { ...ETH, symbol: 'USDC', decimals: 6, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' };
const addresses = fc
  .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 })
  .map((digits) => `0x${digits}`);
const amounts = fc.bigInt(1n, MAX_AMOUNT);

describe('S6.4 the wallet request', () => {
  it('is decoded as viem does', () => {
    fc.assert(
      fc.property(addresses, addresses, amounts, (from, to, amount) => {
        const { method, payload, says } = walletAsk({ token: USDC, from, to, amount }, network);
        const [{ data, ...rest }] = JSON.parse(payload);
        expect([method, rest]).toEqual([
          'eth_sendTransaction',
          { from: getAddress(from as `0x${string}`), to: USDC.address, value: '0x0', chainId: '0x1' },
        ]);
        const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data });
        expect(says).toEqual([
          { name: 'contract', value: USDC.address },
          { name: 'function', value: functionName },
          { name: 'to', value: args?.[0] },
          { name: 'amount', value: formatAmount(BigInt(String(args?.[1])), 6), symbol: 'USDC' },
          { name: 'chain', value: '1' },
        ]);
      }),
    );
  });

  it('is a plain transfer of the native currency', () => {
    fc.assert(
      fc.property(addresses, addresses, amounts, (from, to, amount) => {
        const { payload, says } = walletAsk({ token: ETH, from, to, amount }, network);
        expect(BigInt(JSON.parse(payload)[0].value)).toBe(amount);
        expect(says).toEqual([
          { name: 'to', value: getAddress(to as `0x${string}`) },
          { name: 'amount', value: formatAmount(amount, 18), symbol: 'ETH' },
          { name: 'chain', value: '1' },
        ]);
      }),
    );
  });
});
