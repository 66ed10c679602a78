/** The wallets that announce themselves by EIP-6963. */
import { Observable, type Subscriber } from 'rxjs';
import type { Eip1193Context } from '../eip1193/eip1193-context.js';
import { type Announcement, readAnnouncement } from './announcement.js';
import { type FoundWallet, INJECTED_ID } from './found-wallet.js';

/** Far more than any browser has; a script that announces more is malicious. */
const MAX_WALLETS = 100;

export interface AnnouncedWallets {
  /** All so far, in the order of their first announcement. */
  list(): readonly FoundWallet[];
  /** Listens while subscribed and requests all wallets' announcements; ticks once for each new wallet. Never ends. */
  readonly arrivals$: Observable<void>;
}

/**
 * A wallet is identified by its rdns, else its name, else its uuid. The first announcement of an identity counts for the life of the page:
 * a later one with another provider object is a repetition at best and an impersonation at worst, and could otherwise replace a wallet the
 * visitor already trusts. Updating a wallet needs a page reload anyway. The browser decides on the order: extensions run before page
 * scripts.
 */
export function announcedWallets(target: EventTarget, log: Eip1193Context['log']): AnnouncedWallets {
  const found = new Map<string, FoundWallet & Pick<Announcement, 'uuid'>>();

  const warned = new Set<string>();

  /** A script may announce endlessly: neither the list nor the console grows with it. */
  const warnOnce = (message: string, detail?: unknown) => {
    if (warned.has(message)) return;
    warned.add(message);
    log('warn', message, detail);
  };

  const add = (announcement: Announcement): boolean => {
    const id = identityOf(announcement);
    const known = found.get(id);
    if (known) {
      // Repetitions are normal, and some wallets create a new provider for each of them.
      const repeats = known.uuid === announcement.uuid || known.provider === announcement.provider;
      if (!repeats) warnOnce(`A second wallet announced itself as ${id} and was ignored`);
      return false;
    }
    if (found.size >= MAX_WALLETS) {
      warnOnce(`More than ${MAX_WALLETS} wallets announced themselves; the others are ignored`);
      return false;
    }
    const { provider, uuid, name, altered, icon, rdns } = announcement;
    const wallet = { id, type: 'ANNOUNCED', name, namespace: 'eip155', connectorId: INJECTED_ID } as const;
    found.set(id, {
      wallet: { ...wallet, ...(altered && { altered }), ...(icon && { icon }), ...(rdns && { rdns }) },
      provider,
      uuid,
    });
    return true;
  };

  const listeners = new Set<Subscriber<void>>();

  return {
    list: () => [...found.values()],
    arrivals$: new Observable((subscriber) => {
      listeners.add(subscriber);
      const onAnnouncement = (event: Event) => {
        try {
          const announcement = readAnnouncement((event as CustomEvent<unknown>).detail, log);
          // Only the first listener adds the wallet, so it notifies all of them.
          if (announcement && add(announcement)) for (const each of [...listeners]) each.next();
        } catch (error) {
          warnOnce('A malformed announcement of a wallet was ignored', error);
        }
      };
      target.addEventListener('eip6963:announceProvider', onAnnouncement);
      target.dispatchEvent(new Event('eip6963:requestProvider'));
      return () => {
        listeners.delete(subscriber);
        target.removeEventListener('eip6963:announceProvider', onAnnouncement);
      };
    }),
  };
}

function identityOf({ rdns, name, uuid }: Announcement): string {
  if (rdns) return rdns;
  // An announced name must not use the id of the legacy provider.
  return name.startsWith(INJECTED_ID) ? uuid : name;
}
