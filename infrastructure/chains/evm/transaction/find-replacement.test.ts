import { asyncScheduler, NEVER } from 'rxjs';
import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Link } from '../../../../application/ports/link.js';
import { defineNetwork, type Network } from '../../../../domain/network/network.js';
import type { Transfer } from '../../../../domain/transaction/transfer.js';
import { type EvmNode, startEvmNode } from '../../../../sandbox/evm-node.js';
import { jsonRpc } from '../../../../servers/json-rpc.js';
import { valuesOf } from '../../../fakes/verify.js';
import { evmChain } from '../chain.js';

let node: EvmNode;
let network: Network;

beforeAll(async () => {
  node = await startEvmNode({ chainId: 31337 });
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
  network = defineNetwork({ id: 31337, name: 'Bare', nativeCurrency, rpcUrls: { default: { http: [node.rpcUrl] } } });
});
afterAll(() => node.stop());

const holder = () => node.accounts[0]?.address ?? '0x';
const transfer = (amount: bigint) => {
  const token = { networkId: network.caipNetworkId, ...network.nativeCurrency };
  return { token, from: holder(), to: privateKeyToAddress(generatePrivateKey()), amount };
};

const DEARER = { maxFeePerGas: '0x174876e800', maxPriorityFeePerGas: '0x174876e800' };

/** A wallet that has the node sign. `by`: what it sends instead of each transaction before it reports it. */
function link(by?: object): Link {
  const request = async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
    const answer = await jsonRpc(node.rpcUrl, method, params);
    if (!by || method !== 'eth_sendTransaction') return answer;
    const { nonce, gas } = (await jsonRpc(node.rpcUrl, 'eth_getTransactionByHash', [answer])) as {
      nonce: Hex;
      gas: Hex;
    };
    await jsonRpc(node.rpcUrl, method, [{ from: holder(), nonce, gas, ...DEARER, ...by }]);
    await jsonRpc(node.rpcUrl, 'evm_mine');
    return answer;
  };
  const wallet = { id: 'a', type: 'INJECTED', name: 'Node', namespace: 'eip155', connectorId: 'injected' } as const;
  const accounts = [{ namespace: 'eip155', address: holder(), type: 'eoa' }] as const;
  return {
    wallet,
    accounts,
    networkId: 'eip155:31337',
    changes$: NEVER,
    provider: { request },
    disconnect: () => NEVER,
  };
}

/** Sends, replaces the pending transaction in the wallet at a higher price, and mines. */
async function sendAndReplace(sent: Transfer, by: object) {
  await jsonRpc(node.rpcUrl, 'evm_setAutomine', [false]);
  try {
    // After our side has seen the pending transaction, so that it knows what to look for.
    const request = async ({ method, params }: { method: string; params?: unknown }) => {
      const answer = await jsonRpc(node.rpcUrl, method, params as unknown[]);
      if (method === 'eth_getTransactionByHash') replace(answer as { nonce: Hex; gas: Hex });
      return answer;
    };
    const chain = evmChain({
      scheduler: asyncScheduler,
      device: { log: () => undefined },
      transport: () => ({ request }),
    });
    let done = false;
    const replace = ({ nonce, gas }: { nonce: Hex; gas: Hex }) => {
      if (done) return;
      done = true;
      jsonRpc(node.rpcUrl, 'eth_sendTransaction', [{ from: holder(), nonce, gas, ...DEARER, ...by }])
        .then(() => jsonRpc(node.rpcUrl, 'evm_mine'))
        .catch(() => undefined);
    };
    return await valuesOf(chain.send(link(), sent, network));
  } finally {
    await jsonRpc(node.rpcUrl, 'evm_setAutomine', [true]);
  }
}

it('follows a transaction that was sped up in the wallet', async () => {
  const sent = transfer(9n);
  const [submitted, confirmed] = await sendAndReplace(sent, { to: sent.to, value: '0x9' });
  expect(confirmed?.type).toBe('confirmed');
  expect(confirmed?.hash).not.toBe(submitted?.hash);
  expect(await jsonRpc(node.rpcUrl, 'eth_getTransactionReceipt', [confirmed?.hash])).toMatchObject({ status: '0x1' });
  expect(await jsonRpc(node.rpcUrl, 'eth_getBalance', [sent.to, 'latest'])).toBe('0x9');
});

it('notices a transaction that was cancelled in the wallet', async () => {
  const cancelling = sendAndReplace(transfer(9n), { to: holder(), value: '0x0' });
  await expect(cancelling).rejects.toMatchObject({ code: 'cancelled' });
});

/** Sends a transaction that the wallet replaces before our side could see it. */
async function sendTooLate(sent: Transfer, by: object) {
  await jsonRpc(node.rpcUrl, 'evm_setAutomine', [false]);
  try {
    const request = ({ method, params }: { method: string; params?: unknown }) =>
      jsonRpc(node.rpcUrl, method, params as unknown[]);
    const chain = evmChain({
      scheduler: asyncScheduler,
      device: { log: () => undefined },
      transport: () => ({ request }),
    });
    return await valuesOf(chain.send(link(by), sent, network));
  } finally {
    await jsonRpc(node.rpcUrl, 'evm_setAutomine', [true]);
  }
}

it('finds a sped-up transaction before the first poll', async () => {
  const sent = transfer(9n);
  const [submitted, confirmed] = await sendTooLate(sent, { to: sent.to, value: '0x9' });
  expect(confirmed?.type).toBe('confirmed');
  expect(confirmed?.hash).not.toBe(submitted?.hash);
  expect(await jsonRpc(node.rpcUrl, 'eth_getBalance', [sent.to, 'latest'])).toBe('0x9');
});

it('detects a cancelled transaction before the first poll', async () => {
  const cancelling = sendTooLate(transfer(9n), { to: holder(), value: '0x0' });
  await expect(cancelling).rejects.toMatchObject({ code: 'cancelled', data: { replacedBy: expect.any(String) } });
});
