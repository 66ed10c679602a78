/** The provider for wagmi: one object for the life of the page, regardless of the connected wallet. */
import type { Modal } from '../../../application/modal/modal.js';
import type { Eip1193Provider, Eip1193Request } from '../../connectors/eip1193/provider.js';
import { sessionOf, type WagmiSession } from '../wagmi-session.js';

type Listener = (payload: unknown) => void;

/** Emitted from the modal's state, which is authoritative: it includes an account chosen in the modal. */
const OWN: readonly string[] = ['accountsChanged', 'chainChanged', 'connect', 'disconnect'];

/**
 * Requests go to the connected wallet, and are answered with 4900 without one. Listeners persist across connections.
 * The modal is not used before the first request or listener.
 */
export function lastingProvider(modal: Modal): Eip1193Provider {
  const listeners = new Map<string, Set<Listener>>();
  const passed = new Map<string, Listener>();
  let session: WagmiSession | undefined;
  let live: Eip1193Provider | undefined;
  let following: { unsubscribe(): void } | undefined;

  const current = () => modal.getProvider('eip155') as Eip1193Provider | undefined;
  const tell = (event: string, payload: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        listener(payload);
      } catch (error) {
        // Reported to the page like any uncaught error.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  };
  /** Events other than EIP-1193's session events are passed on from the wallet unchanged. */
  const attach = (event: string) => {
    if (OWN.includes(event)) return;
    const listener = passed.get(event) ?? ((payload: unknown) => tell(event, payload));
    passed.set(event, listener);
    live?.on?.(event, listener);
  };
  const take = (next: Eip1193Provider | undefined) => {
    if (next === live) return;
    for (const [event, listener] of passed) live?.removeListener?.(event, listener);
    live = next;
    for (const event of passed.keys()) attach(event);
  };
  const follow = () => {
    const before = session;
    session = sessionOf(modal.getState());
    take(session && current());
    if (!session) {
      if (!before) return;
      tell('accountsChanged', []);
      tell('disconnect', disconnected());
      return;
    }
    const chainId = `0x${session.chainId.toString(16)}`;
    if (!before) tell('connect', { chainId });
    if (before && before.chainId !== session.chainId) tell('chainChanged', chainId);
    if (before?.accounts.join() !== session.accounts.join()) tell('accountsChanged', session.accounts);
  };

  const provider: Eip1193Provider = {
    async request(request: Eip1193Request) {
      const wallet = current();
      if (!wallet) throw disconnected();
      return await wallet.request(request);
    },
    on(event: string, listener: Listener) {
      if (!following) {
        session = sessionOf(modal.getState());
        take(session && current());
        following = modal.state$.subscribe(follow);
      }
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      if (known.size === 1) attach(event);
      return provider;
    },
    removeListener(event: string, listener: Listener) {
      const known = listeners.get(event);
      if (!known?.delete(listener) || known.size > 0) return provider;
      listeners.delete(event);
      const mine = passed.get(event);
      if (mine) live?.removeListener?.(event, mine);
      passed.delete(event);
      if (listeners.size > 0) return provider;
      following?.unsubscribe();
      following = undefined;
      take(undefined);
      return provider;
    },
  };
  return Object.freeze(provider);
}

function disconnected(): Error {
  return Object.assign(new Error('The wallet is disconnected'), { code: 4900 });
}
