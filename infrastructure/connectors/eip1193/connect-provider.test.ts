import { describe, expect, it } from 'vitest';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import { type Answers, scriptedProvider } from '../../fakes/scripted-provider.js';
import { scriptedWallet } from '../../fakes/scripted-wallet.js';
import { valuesOf, verifyFails } from '../../fakes/verify.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import { connectProvider, restoreProvider } from './connect-provider.js';

const ENTRY: Wallet = { id: 'a.b', type: 'ANNOUNCED', name: 'A', namespace: 'eip155', connectorId: 'injected' };
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const SILENT = { log: () => undefined };

function setUp(answers: Answers = {}, connected = false) {
  const time = virtualTime();
  const provider = scriptedProvider(scriptedWallet({ connected }), answers);
  const context = { scheduler: time.scheduler, ...SILENT };
  return {
    time,
    provider,
    connecting: connectProvider(ENTRY, provider, context),
    restoring: restoreProvider(ENTRY, provider, context),
  };
}

const throwing = (error: unknown) => () => {
  throw error;
};
/** Lets all pending promises settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('connecting a provider', () => {
  it('writes addresses with their checksum and without duplicates', async () => {
    const { connecting } = setUp({
      eth_requestAccounts: () => [ADDRESS.toLowerCase(), `0x${ADDRESS.slice(2).toUpperCase()}`],
    });
    const [link] = await valuesOf(connecting);
    expect(link?.accounts).toEqual([{ namespace: 'eip155', address: ADDRESS, type: 'eoa' }]);
    expect(link?.networkId).toBe('eip155:1');
  });

  it('sends the request in the same tick, so that the user gesture counts', () => {
    const { provider, connecting } = setUp();
    connecting.subscribe();
    expect(provider.requests).toEqual([{ method: 'eth_requestAccounts' }]);
  });

  it.each([
    [4001, 'rejected'],
    [4100, 'unauthorized'],
    [4200, 'method-not-supported'],
    [4900, 'wallet-disconnected'],
    [4901, 'network-disconnected'],
    [5000, 'rejected'],
    [-32002, 'already-pending'],
    [-32601, 'method-not-supported'],
    [-32603, 'request-failed'],
    [12345, 'unknown'],
  ] as const)('maps the code %i to %s', async (code, expected) => {
    const { connecting } = setUp({ eth_requestAccounts: throwing(Object.assign(new Error('no'), { code })) });
    const failure = await verifyFails(connecting, expected);
    expect(failure.data.rpcCode).toBe(code);
  });

  it.each([
    ['a text', 'unknown', 'no'],
    ['nothing', 'unknown', undefined],
    ['an object whose code cannot be read', 'unknown', Object.defineProperty({}, 'code', { get: throwing('ha') })],
  ] as const)('survives a wallet that throws %s', async (_, code, thrown) => {
    await verifyFails(setUp({ eth_requestAccounts: throwing(thrown) }).connecting, code);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', ADDRESS],
    ['no addresses', ['0xnot-an-address']],
    ['a number among them', [ADDRESS, 7]],
    ['an address without 0x', [ADDRESS.slice(2)]],
    [
      'a list that throws',
      new Proxy([ADDRESS], { get: (list, key) => (key === '0' ? throwing('ha')() : Reflect.get(list, key)) }),
    ],
  ])('refuses an account list that is %s', async (_, answer) => {
    await verifyFails(setUp({ eth_requestAccounts: () => answer }).connecting, 'wallet-misbehaved');
  });

  it('reports an empty account list', async () => {
    await verifyFails(setUp({ eth_requestAccounts: () => [] }).connecting, 'no-accounts');
  });

  it.each([['0x89'], ['137'], [137], [137n]])('reads the chain id %o', async (chainId) => {
    const [link] = await valuesOf(setUp({ eth_chainId: () => chainId }).connecting);
    expect(link?.networkId).toBe('eip155:137');
  });

  it.each([[undefined], ['0x'], ['banana'], [0], [-1], [1.5], [{}], ['0xffffffffffffffffffff']])(
    'refuses the chain id %o',
    async (chainId) => {
      await verifyFails(setUp({ eth_chainId: () => chainId }).connecting, 'wallet-misbehaved');
    },
  );

  it('survives a provider that throws at once, or answers without a promise', async () => {
    const context = { scheduler: virtualTime().scheduler, ...SILENT };
    const rude = { request: throwing(Object.assign(new Error(), { code: 4001 })) } as never;
    await verifyFails(connectProvider(ENTRY, rude, context), 'rejected');
    const simple = {
      request: ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x1' : [ADDRESS]),
    } as never;
    await expect(valuesOf(connectProvider(ENTRY, simple, context))).resolves.toHaveLength(1);
  });

  it('uses the first of two answers', async () => {
    const twice = (value: unknown) => ({
      // biome-ignore lint/suspicious/noThenProperty: a thenable that settles twice is what some wallets return
      then(resolve: (value: unknown) => void, reject: (reason: unknown) => void) {
        resolve(value);
        resolve([]);
        reject(new Error('late'));
      },
    });
    const provider = {
      request: ({ method }: { method: string }) => twice(method === 'eth_chainId' ? '0x1' : [ADDRESS]),
    } as never;
    const links = await valuesOf(connectProvider(ENTRY, provider, { scheduler: virtualTime().scheduler, ...SILENT }));
    expect(links.map((link) => link.accounts[0].address)).toEqual([ADDRESS]);
  });

  it('waits five minutes for the visitor, and ten seconds for the network', async () => {
    const silent = () => new Promise(() => undefined);
    const first = setUp({ eth_requestAccounts: silent });
    const ended = verifyFails(first.connecting, 'timed-out');
    first.time.advance(299_999);
    await settled();
    first.time.advance(1);
    await ended;

    const second = setUp({ eth_chainId: silent });
    const failed = verifyFails(second.connecting, 'timed-out');
    await settled();
    second.time.advance(10_000);
    await failed;
  });

  describe('with accounts that change before the wallet has reported its network', () => {
    const whileNaming = async (...reports: readonly unknown[]) => {
      let name: (chainId: string) => void = () => undefined;
      const { provider, connecting } = setUp({ eth_chainId: () => new Promise((resolve) => (name = resolve)) });
      const links = valuesOf(connecting);
      links.catch(() => undefined);
      await settled();
      for (const report of reports) provider.emit('accountsChanged', report);
      name('0x1');
      await settled();
      return { provider, links };
    };

    it('uses the latest accounts', async () => {
      const { provider, links } = await whileNaming([], [OTHER]);
      expect((await links)[0]?.accounts.map(({ address }) => address)).toEqual([OTHER]);
      expect(provider.listeners).toBe(0);
    });

    it('does not connect if there are none left', async () => {
      const { provider, links } = await whileNaming([]);
      await expect(links).rejects.toMatchObject({ code: 'no-accounts' });
      expect(provider.listeners).toBe(0);
    });

    it('keeps the answer if the event is malformed', async () => {
      const { links } = await whileNaming('nonsense', [7], undefined);
      expect((await links)[0]?.accounts.map(({ address }) => address)).toEqual([ADDRESS]);
    });
  });

  it.each([
    ['says other accounts afterwards', { eth_accounts: () => [OTHER] }],
    ['claims to have none afterwards', { eth_accounts: () => [] }],
  ])('uses the answer to its request if the wallet %s', async (_, answers) => {
    const [link] = await valuesOf(setUp(answers).connecting);
    expect(link?.accounts.map(({ address }) => address)).toEqual([ADDRESS]);
  });

  it('calls no method of the list it gets', async () => {
    const list = Object.assign([ADDRESS.toLowerCase()], {
      slice: () => ({ map: () => [{}] }),
      map: () => [{}],
      [Symbol.iterator]: () => ({ next: () => ({ done: false, value: {} }) }),
    });
    const [link] = await valuesOf(setUp({ eth_requestAccounts: () => list }).connecting);
    expect(link?.accounts).toEqual([{ namespace: 'eip155', address: ADDRESS, type: 'eoa' }]);
  });

  it('uses a hundred accounts of ten thousand', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`);
    const [link] = await valuesOf(setUp({ eth_requestAccounts: () => many }).connecting);
    expect(link?.accounts).toHaveLength(100);
  });

  it('makes a failure of values with throwing getters, also inside an answer', async () => {
    const trap = () => {
      throw new Proxy({}, { get: trap, has: trap, getPrototypeOf: trap });
    };
    const list = Object.defineProperty([], '0', { get: trap });
    await verifyFails(setUp({ eth_requestAccounts: () => list }).connecting, 'wallet-misbehaved');
    await verifyFails(setUp({ eth_requestAccounts: trap }).connecting, 'unknown');
    const forged = { [Symbol.for('porthole.failure')]: true, code: 'no-such-code' };
    await verifyFails(setUp({ eth_requestAccounts: throwing(forged) }).connecting, 'unknown');
  });

  it('uses the first of two answers of a custom thenable', async () => {
    const promise = Object.assign(Promise.resolve(['0x']), {
      // biome-ignore lint/suspicious/noThenProperty: a promise whose `then` was replaced is what a page script can make
      then(resolve: (value: unknown) => void) {
        resolve([ADDRESS]);
        resolve([OTHER]);
      },
    });
    const links = await valuesOf(setUp({ eth_requestAccounts: () => promise }).connecting);
    expect(links.map((link) => link.accounts[0].address)).toEqual([ADDRESS]);
  });

  it('drops an answer after the attempt was cancelled', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { connecting, provider } = setUp({ eth_requestAccounts: () => new Promise((resolve) => (answer = resolve)) });
    const attempt = connecting.subscribe({ next: () => expect.unreachable(), error: () => expect.unreachable() });
    await settled();
    attempt.unsubscribe();
    answer([ADDRESS]);
    await settled();
    expect(provider.requests).toHaveLength(1);
  });
});

describe('restoring a connection', () => {
  it('never prompts', async () => {
    const { provider, restoring } = setUp({}, true);
    const [link] = await valuesOf(restoring);
    expect(link?.accounts[0].address).toBe(ADDRESS);
    expect(provider.requests.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId']);
  });

  it.each<[string, Answers]>([
    ['no accounts', { eth_accounts: () => [] }],
    ['malformed accounts', { eth_accounts: () => 'none' }],
    ['a malformed network', { eth_chainId: () => 'none' }],
    ['an error', { eth_accounts: throwing(new Error('locked')) }],
  ])('gives up on %s', async (_, answers) => {
    expect(await valuesOf(setUp(answers, true).restoring)).toEqual([undefined]);
  });

  it('gives up after three seconds of silence', async () => {
    const { time, restoring } = setUp({ eth_accounts: () => new Promise(() => undefined) }, true);
    const links = valuesOf(restoring);
    time.advance(3000);
    expect(await links).toEqual([undefined]);
  });
});

describe('disconnecting', () => {
  const disconnect = async (answers: Answers) => {
    const { time, provider, connecting } = setUp(answers);
    const [link] = await valuesOf(connecting);
    const done = valuesOf(link?.disconnect() ?? expect.unreachable());
    for (let step = 0; step < 3; step++) {
      await settled();
      time.advance(1000);
    }
    expect(await done).toEqual([]);
    return provider.requests.slice(2);
  };

  it('revokes its permission', async () => {
    expect(await disconnect({})).toEqual([
      { method: 'wallet_getPermissions' },
      { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] },
    ]);
  });

  it.each<[string, Answers, number]>([
    ['knows no permissions', { wallet_getPermissions: throwing({ code: 4200 }) }, 1],
    ['has granted something else', { wallet_getPermissions: () => [{ parentCapability: 'snaps' }] }, 1],
    ['answers nonsense', { wallet_getPermissions: () => 7 }, 1],
    ['fails to revoke', { wallet_revokePermissions: throwing(new Error('no')) }, 2],
    ['never answers', { wallet_revokePermissions: () => new Promise(() => undefined) }, 2],
  ])('tolerates a wallet that %s', async (_, answers, requests) => {
    expect(await disconnect(answers)).toHaveLength(requests);
  });
});
