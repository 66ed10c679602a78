import { describe, expect, it } from 'vitest';
import type { LinkChange } from '../../../application/ports/link.js';
import { type Answers, scriptedProvider } from '../../fakes/scripted-provider.js';
import { scriptedWallet } from '../../fakes/scripted-wallet.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import { linkChanges } from './link-changes.js';
import type { Eip1193Provider } from './provider.js';

const A = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const B = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const accountsOf = (...addresses: string[]) =>
  addresses.map((address) => ({ namespace: 'eip155', address, type: 'eoa' }) as const);
const settled = () => new Promise((resolve) => setImmediate(resolve));

function setUp(answers: Answers = {}) {
  const time = virtualTime();
  const wallet = scriptedWallet({ accounts: [A], connected: true });
  const provider = scriptedProvider(wallet, answers);
  const logged: string[] = [];
  const context = { scheduler: time.scheduler, log: (_: string, message: string) => void logged.push(message) };
  const changes$ = linkChanges(provider, accountsOf(A), 'eip155:1', context);
  const seen: (LinkChange | 'end')[] = [];
  const watching = changes$.subscribe({ next: (change) => seen.push(change), complete: () => seen.push('end') });
  return { time, wallet, provider, logged, changes$, seen, watching };
}

describe('a report of the wallet', () => {
  it('is passed on once, and only if something changed', () => {
    const { provider, seen } = setUp();
    provider.emit('accountsChanged', [A.toLowerCase()]);
    provider.emit('chainChanged', '0x1');
    expect(seen).toEqual([]);
    for (let time = 0; time < 2; time++) {
      provider.emit('accountsChanged', [B, A, B]);
      provider.emit('chainChanged', '0x89');
    }
    expect(seen).toEqual([
      { type: 'accounts', accounts: accountsOf(B, A) },
      { type: 'network', networkId: 'eip155:137' },
    ]);
  });

  it.each([['0xa'], ['10'], [10]])('understands the network %o', (argument) => {
    const { provider, seen } = setUp();
    provider.emit('chainChanged', argument);
    expect(seen).toEqual([{ type: 'network', networkId: 'eip155:10' }]);
  });

  it('includes the network of a connect event', () => {
    const { provider, seen } = setUp();
    provider.emit('connect', { chainId: '0xa' });
    expect(seen).toEqual([{ type: 'network', networkId: 'eip155:10' }]);
  });

  it('is ignored if it is malformed', () => {
    const { provider, seen, logged } = setUp();
    for (const argument of [undefined, null, 'x', ['x'], { length: 1 }, [A, {}]])
      provider.emit('accountsChanged', argument);
    for (const argument of [undefined, null, 'x', 0, {}, []]) provider.emit('chainChanged', argument);
    provider.emit('connect');
    expect(seen).toEqual([]);
    expect(logged).toHaveLength(13);
    provider.emit('accountsChanged', [B]);
    expect(seen).toHaveLength(1);
  });

  it('is cut to a hundred accounts', () => {
    const { provider, seen } = setUp();
    const many = Array.from({ length: 10_000 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`);
    provider.emit('accountsChanged', many);
    expect(seen).toMatchObject([{ type: 'accounts', accounts: { length: 100 } }]);
  });

  it('is read safely despite throwing getters', () => {
    const { provider, seen, logged } = setUp();
    const trap = () => {
      throw new Error('trap');
    };
    const trapped = new Proxy([A], { get: trap, has: trap, getPrototypeOf: trap });
    for (const event of ['accountsChanged', 'chainChanged', 'connect']) provider.emit(event, trapped);
    expect([seen, logged.length]).toEqual([[], 3]);
    // Whatever its code: the wallet reports that it is gone.
    provider.emit('disconnect', trapped);
    expect(seen).toEqual([{ type: 'lost' }, 'end']);
  });

  it('has no effect once nobody follows the wallet any more', () => {
    const received: ((argument: unknown) => void)[] = [];
    const provider = {
      request: () => Promise.resolve(),
      on: (_: string, listener: (argument: unknown) => void) => received.push(listener),
      removeListener: () => undefined,
    };
    const seen: LinkChange[] = [];
    const context = { scheduler: virtualTime().scheduler, log: () => undefined };
    const watching = linkChanges(provider, accountsOf(A), 'eip155:1', context).subscribe((change) => seen.push(change));
    watching.unsubscribe();
    for (const listener of received) listener([B]);
    expect([received.length, seen]).toEqual([4, []]);
  });

  it('ends with an empty account list', () => {
    const { provider, seen } = setUp();
    provider.emit('accountsChanged', []);
    expect(seen).toEqual([{ type: 'lost' }, 'end']);
    expect(provider.listeners).toBe(0);
  });

  it('ends with a disconnect, for later listeners too', () => {
    const { provider, seen, changes$ } = setUp();
    provider.emit('disconnect', { code: 4900, message: 'gone' });
    expect(seen).toEqual([{ type: 'lost' }, 'end']);
    let ended = false;
    changes$.subscribe({ complete: () => (ended = true) });
    expect(ended).toBe(true);
    expect(provider.listeners).toBe(0);
  });

  it('shares one set of listeners, and removes it at the end', () => {
    const { provider, changes$, watching } = setUp();
    const another = changes$.subscribe();
    expect(provider.listeners).toBe(4);
    watching.unsubscribe();
    expect(provider.listeners).toBe(4);
    another.unsubscribe();
    expect(provider.listeners).toBe(0);
  });

  it('survives a provider without events, and logs errors of adding listeners', () => {
    const request = () => Promise.resolve();
    const angry = {
      request,
      on: () => {
        throw new Error('no');
      },
      removeListener: () => {
        throw new Error('no');
      },
    };
    const loggedOver = (provider: Eip1193Provider) => {
      const logged: string[] = [];
      const context = {
        scheduler: virtualTime().scheduler,
        log: (_: string, message: string) => void logged.push(message),
      };
      const seen: unknown[] = [];
      const watching = linkChanges(provider, accountsOf(A), 'eip155:1', context).subscribe({
        next: (change) => seen.push(change),
        error: (error) => seen.push(error),
        complete: () => seen.push('end'),
      });
      watching.unsubscribe();
      expect(seen).toEqual([]);
      return logged;
    };
    const over = (event: string) => `The wallet failed to add a listener for ${event}`;
    const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect'];
    expect(loggedOver({ request })).toEqual([]);
    // Once per added listener, and once per removed one.
    expect(loggedOver(angry)).toEqual([...events, ...events].map(over));
  });
});

describe('a wallet that reconnects to its node (1013)', () => {
  it('is still connected if it still shares an account', async () => {
    const { provider, seen } = setUp();
    provider.emit('disconnect', { code: 1013, message: 'Disconnected from chain. Attempting to connect.' });
    await settled();
    expect(seen).toEqual([]);
  });

  it('reports an account that changed meanwhile', async () => {
    const { provider, seen } = setUp({ eth_accounts: () => [B] });
    provider.emit('disconnect', { code: 1013 });
    await settled();
    expect(seen).toEqual([{ type: 'accounts', accounts: accountsOf(B) }]);
  });

  it.each<[string, Answers]>([
    ['shows no account', { eth_accounts: () => [] }],
    ['fails', { eth_accounts: () => Promise.reject(new Error('no')) }],
    ['answers nonsense', { eth_accounts: () => 'no' }],
    ['stays silent', { eth_accounts: () => new Promise(() => undefined) }],
  ])('is lost if it %s', async (_, answers) => {
    const { time, provider, seen } = setUp(answers);
    provider.emit('disconnect', { code: 1013 });
    await settled();
    time.advance(3000);
    expect(seen).toEqual([{ type: 'lost' }, 'end']);
  });
});
