import { useEffect, useState } from 'react';
import type { Event } from '../../application/events.js';
import type { State } from '../../application/state.js';
import { findNetwork } from '../../domain/find-network.js';
import { useText } from '../parts/use-text.js';
import type { Text } from '../text/en.js';
import { enOutcomes } from '../text/en-outcomes.js';
import { useModal } from '../use-modal.js';

/** How something ended, in words, and whether the modal was still there when it did. */
export interface SaidOutcome {
  readonly text: string;
  readonly inside: boolean;
}

/** Longer than any screen reader needs to take it up; then nobody comes upon old news. */
const KEPT = 3000;

/** The last outcome that no screen tells of: for a live region, since most of them close the modal or change its screen. */
export function useOutcome(): SaidOutcome | undefined {
  const modal = useModal();
  const text = useText('outcomes', enOutcomes);
  const [said, setSaid] = useState<SaidOutcome>();

  useEffect(() => {
    const events = modal.events$.subscribe((event) => {
      const state = modal.getState();
      const words = outcomeOf(event, state, text);
      if (words) setSaid({ text: words, inside: state.shell.open || state.config.inline });
    });
    return () => events.unsubscribe();
  }, [modal, text]);

  useEffect(() => {
    const timer = said && setTimeout(setSaid, KEPT, undefined);
    return () => clearTimeout(timer);
  }, [said]);

  return said;
}

export function outcomeOf(event: Event, { config, send }: State, text: Text['outcomes']): string | undefined {
  switch (event.type) {
    case 'connection.opened':
      return event.restored ? undefined : text.connected(event.wallet.name);
    case 'connection.closed':
      return event.reason === 'not-restored' ? undefined : text.disconnected;
    case 'network.switched':
      return text.switched(findNetwork(config.networks, event.networkId).name);
    case 'send.confirmed':
      return text.sent;
    case 'send.failed':
      // Before it is on its way, the review tells of it.
      return send.hash && text.notSent;
    default:
      return undefined;
  }
}
