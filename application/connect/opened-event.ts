/** Stores and reports the live connections that a wallet opened. */

import { Failure } from '../../domain/failure/failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { Link } from '../ports/link.js';
import type { Opened } from './events.js';

/** `namespace`: the requested one. `listed`: how the wallet was chosen. `appLink`: the link of its app on this device. */
export function openedEvent(
  deps: Deps,
  opened: readonly Link[],
  namespace: Namespace,
  listed?: ListedWallet,
  appLink?: string,
): Event {
  const links = [...opened].sort((a, b) => rank(a, namespace) - rank(b, namespace));
  for (const link of links) deps.links.set(link.wallet.namespace, link);
  const [first, ...also] = links.map((link) => openedBy(link, listed, appLink));
  if (!first) throw new Failure('wallet-misbehaved', 'A session without a namespace');
  return { type: 'connection.opened', ...first, restored: false, ...(also.length > 0 && { also }) };
}

/** The requested namespace comes first. */
function rank({ wallet }: Link, namespace: Namespace): number {
  return wallet.namespace === namespace ? 0 : 1;
}

/** A wallet that was chosen from a list and has the same name is shown as listed. */
function openedBy(
  { wallet, accounts, networkId }: Link,
  listed: ListedWallet | undefined,
  appLink: string | undefined,
): Opened {
  const same = listed !== undefined && listed.name.toLowerCase() === wallet.name.toLowerCase();
  const shown = same
    ? { ...wallet, explorerId: listed.id, ...(!wallet.icon && listed.imageUrl && { icon: listed.imageUrl }) }
    : wallet;
  return { namespace: wallet.namespace, wallet: appLink ? { ...shown, appLink } : shown, accounts, networkId };
}
