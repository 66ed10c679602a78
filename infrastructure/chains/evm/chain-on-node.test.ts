/** Behaviour outside the contract, on a node without Multicall3 and with tokens from before the standard. */
import { createWallet } from '@johanneskares/wallet-mock';
import { asyncScheduler, EMPTY, firstValueFrom, lastValueFrom, NEVER, tap } from 'rxjs';
import { type Address, type Hex, http, keccak256, numberToHex, pad, toHex, verifyMessage } from 'viem';
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Link } from '../../../application/ports/link.js';
import { defineNetwork, type Network } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import type { Transfer } from '../../../domain/transaction/transfer.js';
import { type EvmNode, startEvmNode } from '../../../sandbox/evm-node.js';
import { startWorld, type World } from '../../../sandbox/world.js';
import { jsonRpc } from '../../../servers/json-rpc.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { valuesOf, verifyFails } from '../../fakes/verify.js';
import { evmChain } from './chain.js';

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const WORD_OUT = '60005260206000f3'; // mstore(0, top); return(0, 32)
const BALANCE_OF = '60003560e01c6370a0823114'; // selector == balanceOf
/** Like USDT: `transfer` moves, logs and returns nothing. Balances are stored under the holder's address. */
const SILENT = (() => {
  const event = keccak256(toHex('Transfer(address,address,uint256)')).slice(2);
  const pay = '6024358033540333558060043554016004355560005260043533';
  const body = `${pay}7f${event}60206000a300`;
  return `0x${BALANCE_OF}60${numberToHex(15 + body.length / 2).slice(2)}57${body}5b60043554${WORD_OUT}` as Hex;
})();
/** Older still: `transfer` moves nothing and returns false. Everyone holds 1000. */
const FALSE = `0x${BALANCE_OF}6019576000${WORD_OUT}5b6103e8${WORD_OUT}` as Hex;

let node: EvmNode;
let world: World;
let network: Network;
const addresses = { silent: '', false: '' };

beforeAll(async () => {
  [node, world] = await Promise.all([startEvmNode({ chainId: 31337 }), startWorld()]);
  network = defineNetwork({
    id: 31337,
    name: 'Bare',
    nativeCurrency: ETHER,
    rpcUrls: { default: { http: [node.rpcUrl] } },
  });
  for (const [kind, code] of Object.entries({ silent: SILENT, false: FALSE })) {
    const address = privateKeyToAddress(generatePrivateKey());
    await jsonRpc(node.rpcUrl, 'anvil_setCode', [address, code]);
    Object.assign(addresses, { [kind]: address });
  }
  await jsonRpc(node.rpcUrl, 'anvil_setStorageAt', [addresses.silent, pad(holder()), pad('0x1388')]);
});
afterAll(() => Promise.all([node.stop(), world.stop()]));

const holder = (index = 0): Address => node.accounts[index]?.address ?? '0x';
const native = (): Token => ({ networkId: network.caipNetworkId, ...ETHER });
const token = (address: string): Token => ({ ...native(), symbol: 'ODD', decimals: 0, address });
const transfer = (some: Partial<Transfer> = {}): Transfer => {
  return { token: native(), from: holder(), to: privateKeyToAddress(generatePrivateKey()), amount: 1n, ...some };
};

/** A chain whose requests to the node are recorded, as sent. */
function setUp(change: (method: string, answer: unknown) => unknown = (_, answer) => answer) {
  const device = scriptedDevice();
  const calls: string[] = [];
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    calls.push(method);
    return change(method, await jsonRpc(node.rpcUrl, method, params as unknown[]));
  };
  const chain = evmChain({ scheduler: asyncScheduler, device, transport: () => ({ request }) });
  return { device, calls, chain };
}

/** A wallet that has the node sign, with custom answers if given. */
function linkOf(answers: Readonly<Record<string, (params: unknown[]) => unknown>> = {}): Link {
  const request = async ({ method, params = [] }: { method: string; params?: unknown[] }) =>
    answers[method] ? answers[method](params) : jsonRpc(node.rpcUrl, method, params);
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

describe('balances', () => {
  it('are read in one request if the network has Multicall3', async () => {
    const saltmarsh = defineNetwork(world.networks[0]);
    const own = { networkId: saltmarsh.caipNetworkId };
    const tokens = [{ ...native(), ...own }, ...world.tokens.map((each) => ({ ...each, ...own }))];
    const calls: string[] = [];
    const request = ({ method, params }: { method: string; params?: unknown }) => {
      calls.push(method);
      return jsonRpc(world.urls[0], method, params as unknown[]);
    };
    const chain = evmChain({
      scheduler: asyncScheduler,
      device: { log: () => undefined },
      transport: () => ({ request }),
    });
    const holdings = await lastValueFrom(chain.holdings(world.accounts[1]?.address ?? '', saltmarsh, tokens));
    expect(holdings.map(({ amount }) => amount)).toEqual([
      10_000n * 10n ** 18n,
      ...world.tokens.map((each) => each.supplyPerAccount),
    ]);
    expect(calls).toEqual(['eth_call']);
  });

  it('are read one by one if not, which is checked once', async () => {
    const { chain, calls } = setUp();
    const tokens = [native(), token(addresses.silent), token(addresses.false)];
    for (let time = 0; time < 2; time++) {
      const holdings = await lastValueFrom(chain.holdings(holder(), network, tokens));
      expect(holdings.map(({ amount }) => amount).slice(1)).toEqual([5000n, 1000n]);
    }
    expect(calls).toHaveLength(1 + 3 + 3);
  });

  it('of a contract that is not a token are zero, with a line for developers', async () => {
    const { chain, device } = setUp();
    const [, odd] = await lastValueFrom(chain.holdings(holder(), network, [native(), token(holder(3))]));
    expect(odd?.amount).toBe(0n);
    expect(device.lines).toHaveLength(1);
  });

  it.each([null, '', '0x', 'banana', 7, {}, `0x${'f'.repeat(65)}`])(
    'that the node answers with %o are a failed request',
    async (answer) => {
      const { chain } = setUp(() => answer);
      await verifyFails(chain.holdings(holder(), network, [native()]), 'request-failed');
    },
  );

  it('are not requested for an invalid address', async () => {
    const { chain, calls } = setUp();
    await verifyFails(chain.holdings('0x12', network, [native()]), 'invalid-address');
    expect(calls).toEqual([]);
  });
});

describe('fees', () => {
  it('allow for six full blocks, and stay the same for one', async () => {
    const { chain, calls } = setUp();
    const first = await lastValueFrom(chain.estimateFee(transfer(), network));
    const block = await jsonRpc(node.rpcUrl, 'eth_getBlockByNumber', ['latest', false]);
    const tip = BigInt(String(await jsonRpc(node.rpcUrl, 'eth_maxPriorityFeePerGas')));
    const base = BigInt(String((block as { baseFeePerGas: string }).baseFeePerGas));
    expect(first).toMatchObject({ amount: 21_000n * (2n * base + tip), symbol: 'ETH', decimals: 18 });
    const asked = calls.filter((method) => method === 'eth_gasPrice').length;
    const again = await lastValueFrom(chain.estimateFee(transfer({ amount: 5n }), network));
    expect({ ...again, request: first.request }).toEqual(first);
    expect(calls.filter((method) => method === 'eth_gasPrice')).toHaveLength(asked);
  });

  it('are known on networks without EIP-1559', async () => {
    const { chain } = setUp((method, answer) => {
      if (method === 'eth_getBlockByNumber') return { ...(answer as object), baseFeePerGas: undefined };
      return method === 'eth_maxPriorityFeePerGas' ? Promise.reject(new Error('unknown method')) : answer;
    });
    const price = BigInt(String(await jsonRpc(node.rpcUrl, 'eth_gasPrice')));
    const { amount } = await lastValueFrom(chain.estimateFee(transfer(), network));
    expect(amount).toBe(21_000n * (price + price / 5n));
  });

  it('of a transaction that a page has built are the network’s, whatever the page sets', async () => {
    const { chain } = setUp();
    const own = await lastValueFrom(chain.estimateFee(transfer(), network));
    const cost = (transaction: object) => lastValueFrom(chain.costOf?.(transaction, network) ?? EMPTY);
    const plain = { from: holder(), to: transfer().to, gas: '0xffffff', maxFeePerGas: '0xb5e620f48000' };
    const balance = BigInt(String(await jsonRpc(node.rpcUrl, 'eth_getBalance', [holder(), 'latest'])));
    const price = own.amount / 21_000n;
    expect(await cost(plain)).toEqual({ gas: 21_000n, price, balance });
    expect(await cost({ ...plain, to: 'nowhere' })).toEqual({ gas: undefined, price, balance });
    const operation = { from: holder(1), sender: holder(), maxFeePerGas: '0xb5e620f48000' };
    expect(await cost(operation)).toEqual({ gas: undefined, price, balance });
  });

  it('are refused to an account that can pay the amount, but not the fee', async () => {
    const { chain } = setUp();
    const balance = BigInt(String(await jsonRpc(node.rpcUrl, 'eth_getBalance', [holder(), 'latest'])));
    const failure = await verifyFails(chain.estimateFee(transfer({ amount: balance }), network), 'insufficient-funds');
    expect(failure.data).toEqual({ symbol: 'ETH' });
    const poor = privateKeyToAddress(generatePrivateKey());
    await jsonRpc(node.rpcUrl, 'anvil_setStorageAt', [addresses.silent, pad(poor), pad('0x10')]);
    const odd = transfer({ token: token(addresses.silent), from: poor });
    expect((await verifyFails(chain.estimateFee(odd, network), 'insufficient-funds')).data).toEqual({ symbol: 'ETH' });
  });

  it('are refused for a transfer that would revert', async () => {
    const { chain } = setUp();
    await verifyFails(chain.estimateFee(transfer({ token: token(addresses.false) }), network), 'transaction-reverted');
    const reverting = privateKeyToAddress(generatePrivateKey());
    await jsonRpc(node.rpcUrl, 'anvil_setCode', [reverting, '0x60006000fd']);
    await verifyFails(chain.estimateFee(transfer({ to: reverting }), network), 'transaction-reverted');
  });
});

describe('sending', () => {
  it('works with a token that returns nothing', async () => {
    const { chain } = setUp();
    const sent = transfer({ token: token(addresses.silent), amount: 100n });
    await lastValueFrom(chain.estimateFee(sent, network));
    expect(await valuesOf(chain.send(linkOf(), sent, network))).toHaveLength(2);
    const [held] = await lastValueFrom(chain.holdings(sent.to, network, [sent.token]));
    expect(held?.amount).toBe(100n);
  });

  it('fails with a token that returns false, though its transaction succeeds', async () => {
    const steps: string[] = [];
    const sending = setUp().chain.send(linkOf(), transfer({ token: token(addresses.false) }), network);
    await verifyFails(sending.pipe(tap(({ type }) => steps.push(type))), 'transaction-reverted');
    expect(steps).toEqual(['submitted']);
  });

  it('reports a transaction that was mined and failed', async () => {
    const target = privateKeyToAddress(generatePrivateKey());
    await jsonRpc(node.rpcUrl, 'anvil_setCode', [target, '0x60006000fd']);
    const careless = linkOf({
      eth_sendTransaction: ([transaction]) =>
        jsonRpc(node.rpcUrl, 'eth_sendTransaction', [{ ...(transaction as object), gas: '0x186a0' }]),
    });
    const failure = await verifyFails(
      setUp().chain.send(careless, transfer({ to: target }), network),
      'transaction-reverted',
    );
    expect(failure.data.hash).toMatch(/^0x[\da-f]{64}$/);
  });

  it('waits for the block', async () => {
    await jsonRpc(node.rpcUrl, 'evm_setAutomine', [false]);
    try {
      const steps: string[] = [];
      const done = new Promise<void>((resolve, reject) => {
        setUp()
          .chain.send(linkOf(), transfer(), network)
          .subscribe({
            next({ type }) {
              steps.push(type);
              if (type === 'submitted') jsonRpc(node.rpcUrl, 'evm_mine').catch(reject);
            },
            error: reject,
            complete: resolve,
          });
      });
      await done;
      expect(steps).toEqual(['submitted', 'confirmed']);
    } finally {
      await jsonRpc(node.rpcUrl, 'evm_setAutomine', [true]);
    }
  });

  it('does not ask a wallet that is on another network', async () => {
    const away = linkOf({ eth_chainId: () => '0x1', eth_sendTransaction: () => expect.unreachable() });
    const failure = await verifyFails(setUp().chain.send(away, transfer(), network), 'network-mismatch');
    expect(failure.data.networkId).toBe('eip155:1');
  });

  it.each([
    ['insufficient-funds', { code: -32000, message: 'insufficient funds for gas * price + value' }],
    ['insufficient-funds', { code: -32603, message: 'Internal error', data: { message: 'insufficient funds' } }],
    ['transaction-rejected', { code: -32003, message: 'transaction rejected' }],
    ['rejected', { code: 4001, message: 'insufficient funds? no thanks' }],
    ['unauthorized', { code: 4100, message: 'no' }],
  ] as const)('ends as %s (case %#)', async (code, error) => {
    const refusing = linkOf({ eth_sendTransaction: () => Promise.reject(Object.assign(new Error(), error)) });
    await verifyFails(setUp().chain.send(refusing, transfer(), network), code);
  });

  it.each([undefined, null, '0x', '0x12', 7, {}])('does not accept %o as a hash', async (answer) => {
    const odd = linkOf({ eth_sendTransaction: () => answer });
    await verifyFails(setUp().chain.send(odd, transfer(), network), 'wallet-misbehaved');
  });

  it.each([undefined, '', '0x', '0x123', 'signed', 7])('does not accept %o as a signature', async (answer) => {
    const odd = linkOf({ personal_sign: () => answer });
    await verifyFails(setUp().chain.signMessage(odd, holder(), 'Hello'), 'wallet-misbehaved');
  });
});

it('works with an independent wallet', async () => {
  const account = privateKeyToAccount(node.accounts[4]?.privateKey ?? '0x');
  const wallet = createWallet(account, { 31337: http(node.rpcUrl) }, foundry);
  const link = { ...linkOf(), provider: wallet };
  const { chain } = setUp();
  const message = 'Hällo 🦊';
  const signature = (await firstValueFrom(chain.signMessage(link, account.address, message))) as Hex;
  expect(await verifyMessage({ address: account.address, message, signature })).toBe(true);
  const sent = transfer({ from: account.address.toLowerCase(), amount: 7n });
  expect(await valuesOf(chain.send(link, sent, network))).toHaveLength(2);
  const [held] = await lastValueFrom(chain.holdings(sent.to, network, [native()]));
  expect(held?.amount).toBe(7n);
});
