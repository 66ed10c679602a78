/** The provider that hosts get instead of a wallet's own. */
import { EMPTY, type Observable } from 'rxjs';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { admitRequest } from './admit-request.js';
import { type Eip1193Provider, type Eip1193Request, requestOf } from './provider.js';

type Listener = (payload: unknown) => void;

/** MetaMask's `disconnect` code for losing its own node, which does not end the session. */
const RECONNECTING = 1013;

/**
 * Requests and events of EIP-1193 pass through unchanged, in the same tick; other members of wallets do not. What `admitRequest` refuses
 * never reaches the wallet; `network` returns the session's network, and `undefined` once it has ended. Listeners are notified of its end
 * as EIP-1193 specifies, whichever side ended it: few wallets do so themselves.
 *
 * Frozen, so that no script on the page can insert itself between the dapp and the wallet here.
 */
export function guardedProvider(
  provider: Eip1193Provider,
  network: () => NetworkId | undefined,
  ended$: Observable<unknown> = EMPTY,
): Eip1193Provider {
  let listening: (readonly [event: string, listener: Listener, passed: Listener])[] = [];
  let over = false;
  /** The wallet's own report of the end. */
  const said = new Set<string>();
  const notes: Readonly<Record<string, Listener>> = {
    accountsChanged: (accounts) => {
      if (Array.isArray(accounts) && accounts.length === 0) said.add('accountsChanged');
      else said.delete('accountsChanged');
    },
    disconnect: (error) => {
      if (readProperty(error, 'code') !== RECONNECTING) said.add('disconnect');
    },
  };
  const noted = new Set<string>();
  const note = (event: string) => {
    const own = Object.hasOwn(notes, event) && !noted.has(event) ? notes[event] : undefined;
    if (own) provider.on?.(event, own);
    noted.add(event);
  };

  const removeListener = (event: string, listener: Listener) => {
    try {
      provider.removeListener?.(event, listener);
    } catch {
      // The session is over: the page can do nothing about a wallet that throws here.
    }
  };

  ended$.subscribe(() => {
    const ended = listening;
    listening = [];
    over = true;
    for (const [event, , passed] of ended) removeListener(event, passed);
    for (const [event, own] of Object.entries(notes)) removeListener(event, own);
    const error = Object.assign(new Error('The wallet is disconnected'), { code: 4900 });
    for (const [name, payload] of [
      ['accountsChanged', []],
      ['disconnect', error],
    ] as const)
      for (const [event, listener] of ended)
        if (event === name && !said.has(name)) callListener(() => listener(payload));
  });

  const guarded: Eip1193Provider = Object.freeze({
    async request(request: Eip1193Request) {
      admitRequest(request, network());
      return await requestOf(provider)(request);
    },
    on(event: string, listener: Listener) {
      note(event);
      // The wallet may be notifying all of them at the moment.
      const passed: Listener = (payload) => over || listener(payload);
      listening.push([event, listener, passed]);
      provider.on?.(event, passed);
      return guarded;
    },
    removeListener(event: string, listener: Listener) {
      const at = listening.findIndex((each) => each[0] === event && each[1] === listener);
      const [, , passed = listener] = listening.splice(at, at < 0 ? 0 : 1)[0] ?? [];
      provider.removeListener?.(event, passed);
      return guarded;
    },
  });
  return guarded;
}

/** A listener that throws does not affect the others; the error is reported like any uncaught error of the page. */
function callListener(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
