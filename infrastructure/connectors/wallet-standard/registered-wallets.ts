/**
 * The wallets that register themselves by the Wallet Standard, in either loading order: an earlier one is notified that
 * the dapp is ready, a later one announces itself.
 */
import { Observable, type Subscriber } from 'rxjs';
import type { Namespace } from '../../../domain/network/caip.js';
import { alteredName, inertText } from '../../../domain/text/inert-text.js';
import { textOf } from '../../../domain/text/text-of.js';
import { readProperty } from '../../../domain/value/read-property.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import type { Eip1193Context } from '../eip1193/eip1193-context.js';
import { knownWallet } from './known-wallets.js';
import { hasMethod, itemsOf, type StandardWallet } from './standard-wallet.js';

export interface RegisteredWallet {
  readonly wallet: Wallet;
  readonly standard: StandardWallet;
}

/** The wallets that a connector accepts. */
export interface WantedWallets {
  readonly namespace: Namespace;
  readonly connectorId: string;
  /** The feature to connect with; it has a method `connect`. */
  readonly feature: string;
  /** Whether a wallet's network name belongs to the namespace. */
  readonly serves: (chain: string) => boolean;
}

export interface RegisteredWallets {
  /** All so far, in order of registration. */
  list(): readonly RegisteredWallet[];
  /** Listens while subscribed, and notifies wallets that the dapp is ready; ticks when the list changes. Never ends. */
  readonly changes$: Observable<void>;
}

/** Far more than any browser has. */
const MAX_WALLETS = 100;
const MAX_NAME = 64;
const MAX_ICON = 262_144;
const ICON = /^data:image\/(png|svg\+xml|webp|jpe?g|gif)[;,]/i;

export function registeredWallets(
  target: EventTarget,
  log: Eip1193Context['log'],
  wanted: WantedWallets,
): RegisteredWallets {
  const found = new Map<string, RegisteredWallet>();
  const listeners = new Set<Subscriber<void>>();
  const emit = () => {
    for (const each of [...listeners]) each.next();
  };

  const add = (standard: unknown): (() => void) | undefined => {
    const wallet = readWallet(standard, wanted);
    // The first one keeps the name: another object with it is a repetition at best, and an impersonation at worst.
    if (!wallet || found.has(wallet.id) || found.size >= MAX_WALLETS) return undefined;
    found.set(wallet.id, { wallet, standard: standard as StandardWallet });
    return () => {
      if (found.get(wallet.id)?.standard !== standard) return;
      found.delete(wallet.id);
      emit();
    };
  };

  const register = (...wallets: readonly unknown[]): (() => void) => {
    const removals = wallets.slice(0, MAX_WALLETS).flatMap((each) => {
      try {
        return add(each) ?? [];
      } catch (error) {
        log('warn', 'A malformed wallet that registered itself was ignored', error);
        return [];
      }
    });
    if (removals.length > 0) emit();
    return () => {
      for (const remove of removals) remove();
    };
  };

  const api = Object.freeze({ register });
  return {
    list: () => [...found.values()],
    changes$: new Observable((subscriber) => {
      listeners.add(subscriber);
      const onRegistration = (event: Event) => {
        try {
          const callback = (event as CustomEvent<unknown>).detail;
          if (typeof callback === 'function') callback(api);
        } catch (error) {
          log('warn', 'A wallet failed to register itself', error);
        }
      };
      target.addEventListener('wallet-standard:register-wallet', onRegistration);
      target.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }));
      return () => {
        listeners.delete(subscriber);
        target.removeEventListener('wallet-standard:register-wallet', onRegistration);
      };
    }),
  };
}

/** `undefined` for a wallet that does not support the namespace, or cannot be connected to. May throw what a hostile getter throws. */
function readWallet(standard: unknown, wanted: WantedWallets): Wallet | undefined {
  if (typeof standard !== 'object' || standard === null) return undefined;
  const name = readProperty(standard, 'name');
  const shown = typeof name === 'string' ? inertText(name, MAX_NAME) : '';
  const serves = itemsOf(readProperty(standard, 'chains')).some((chain) => wanted.serves(textOf(chain)));
  if (shown === '' || !serves || !hasMethod(standard, wanted.feature, 'connect')) return undefined;
  const icon = readProperty(standard, 'icon');
  return {
    ...knownWallet(shown),
    ...alteredName(name, shown),
    type: 'ANNOUNCED',
    namespace: wanted.namespace,
    connectorId: wanted.connectorId,
    ...(typeof icon === 'string' && icon.length <= MAX_ICON && ICON.test(icon.trim()) && { icon: icon.trim() }),
  };
}
