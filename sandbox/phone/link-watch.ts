/** Helpers for tests of links: their reported changes, and a signature. */
import { lastValueFrom, type Observable } from 'rxjs';
import type { Link, LinkChange } from '../../application/ports/link.js';
import { type Eip1193Provider, isProvider } from '../../infrastructure/connectors/eip1193/provider.js';
import { ACCOUNTS } from './connector-fixture.js';

const HELLO = '0x48656c6c6f';

export function addressesOf({ accounts }: Pick<Link, 'accounts'>): readonly string[] {
  return accounts.map(({ address }) => address);
}

export function providerOf({ provider }: Link): Eip1193Provider {
  if (!isProvider(provider)) throw new Error('The link has no provider.');
  return provider;
}

/** A signature of "Hello" by the first account, or what the provider rejects with. */
export function sign(link: Link, address: string = ACCOUNTS[0]): Promise<unknown> {
  return providerOf(link).request({ method: 'personal_sign', params: [HELLO, address] });
}

/** A link's changes in order. */
export function watch(link: Link): readonly LinkChange[] {
  const seen: LinkChange[] = [];
  link.changes$.subscribe((change) => seen.push(change));
  return seen;
}

/** The same in a word each: addresses, a network, the namespace that joined, or how it ended. */
export function namesOf(seen: readonly LinkChange[]): readonly string[] {
  return seen.map((change) => {
    switch (change.type) {
      case 'accounts':
        return addressesOf(change).join();
      case 'network':
        return change.networkId;
      case 'joined':
        return change.link.wallet.namespace;
      default:
        return change.type;
    }
  });
}

/** Resolves when a stream completes. */
export function ended(stream: Observable<unknown>): Promise<unknown> {
  return lastValueFrom(stream, { defaultValue: undefined });
}
