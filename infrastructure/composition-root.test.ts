import { firstValueFrom } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { EmbeddedConnector } from '../application/ports/embedded.js';
import { composeAdapters, type HandlePorts, type LatePorts, type Loads } from './composition-root.js';
import { scriptedChain, scriptedEmbedded } from './fakes/index.js';
import { loadOnce } from './load-once.js';

/** The port of each option; a missing one does not compile. */
const PORTS = Object.keys({
  ...{ catalogue: true, analytics: true, signIn: true, embedded: true, clearSigning: true },
  ...{ portfolio: true, activity: true, collectibles: true, names: true, registry: true },
  ...{ swaps: true, onramp: true, sessions: true, exchanges: true },
} satisfies Record<keyof HandlePorts, true>) as (keyof HandlePorts)[];

const NONE: Loads = { chains: new Map(), handles: {} };

/** With one dummy part: the container only passes it on. */
function composedWith(name: keyof HandlePorts, load: () => Promise<unknown>) {
  return composeAdapters({ ...NONE, handles: { [name]: load } as Loads['handles'] });
}

describe('the container', () => {
  it.each(PORTS)('returns the host’s %s, and loads nothing before', async (name) => {
    const part = {};
    const load = vi.fn(() => Promise.resolve(part));
    const port$ = composedWith(name, load).port(name);
    expect(load).not.toHaveBeenCalled();
    expect(await firstValueFrom<unknown>(port$)).toBe(part);
  });

  it.each(PORTS)('has one shared %s', async (name) => {
    const load = vi.fn(() => Promise.resolve({}));
    const adapters = composedWith(name, loadOnce(load));
    const port$ = adapters.port(name);
    expect(adapters.port(name)).toBe(port$);
    const [one, other] = await Promise.all([firstValueFrom<unknown>(port$), firstValueFrom<unknown>(port$)]);
    expect(one).toBe(other);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each(PORTS)('fails with a Failure while the %s cannot be loaded, and retries the next time', async (name) => {
    const cause = new Error('offline');
    const part = {};
    const port$ = composedWith(name, loadOnce(vi.fn(() => Promise.resolve(part)).mockRejectedValueOnce(cause))).port(
      name,
    );
    const message = `The adapter "${name}" could not be loaded`;
    await expect(firstValueFrom<unknown>(port$)).rejects.toMatchObject({ code: 'request-failed', message, cause });
    expect(await firstValueFrom<unknown>(port$)).toBe(part);
  });

  it.each<keyof LatePorts>([...PORTS, 'approvals'])('has no %s if the host configured none', async (name) => {
    const port$ = composeAdapters(NONE).port(name);
    await expect(firstValueFrom<unknown>(port$)).rejects.toMatchObject({ code: 'adapter-not-found' });
  });

  it('has the requests of the embedded wallet, loaded once', async () => {
    const inside: EmbeddedConnector = scriptedEmbedded();
    const embedded = vi.fn(() => Promise.resolve(inside));
    const adapters = composeAdapters({ ...NONE, handles: { embedded: loadOnce(embedded) } });
    expect(await firstValueFrom(adapters.port('approvals'))).toBe(inside.approvals);
    expect(await firstValueFrom(adapters.port('embedded'))).toBe(inside);
    expect(embedded).toHaveBeenCalledOnce();
  });

  it('has a chain for each namespace, and shares nothing with another container', async () => {
    const evm = scriptedChain();
    const other = scriptedChain();
    const loadEvm = vi.fn(() => Promise.resolve(evm)).mockRejectedValueOnce(new Error('offline'));
    const chains: Loads['chains'] = new Map([
      ['eip155', loadOnce(loadEvm)],
      ['solana', () => Promise.resolve(other)],
    ]);
    const adapters = composeAdapters({ ...NONE, chains });
    expect(adapters.chain('eip155')).toBe(adapters.chain('eip155'));
    expect(composeAdapters({ ...NONE, chains }).chain('eip155')).not.toBe(adapters.chain('eip155'));
    expect(loadEvm).not.toHaveBeenCalled();
    const message = 'The chain "eip155" could not be loaded';
    await expect(firstValueFrom(adapters.chain('eip155'))).rejects.toMatchObject({ code: 'request-failed', message });
    expect(await firstValueFrom(adapters.chain('eip155'))).toBe(evm);
    expect(await firstValueFrom(adapters.chain('solana'))).toBe(other);
    await expect(firstValueFrom(adapters.chain('bip122'))).rejects.toMatchObject({
      ...{ code: 'adapter-not-found', data: { namespace: 'bip122' } },
    });
  });
});
