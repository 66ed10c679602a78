import { useContext, useEffect } from 'react';
import type { Event } from '../../../application/engine/events.js';
import type { State } from '../../../application/engine/state.js';
import { findNetwork } from '../../../domain/network/find-network.js';
import { ShadowContext } from '../../parts/layout/use-sheet.js';
import { announce } from '../../parts/words/announce.js';
import { useText } from '../../parts/words/use-text.js';
import type { Text } from '../../text/en.js';
import { useModal } from '../../use-modal.js';
import { enOutcomes } from './outcomes.en.js';

/** Announces outcomes that no screen shows: most of them close the modal or change its screen. */
export function useOutcome(): void {
  const modal = useModal();
  const root = useContext(ShadowContext);
  const text = useText('outcomes', enOutcomes);
  useEffect(() => {
    const events = modal.events$.subscribe((event) => {
      const words = outcomeOf(event, modal.getState(), text);
      if (words && root) announce(root, words);
    });
    return () => events.unsubscribe();
  }, [modal, root, text]);
}

export function outcomeOf(event: Event, { config }: State, text: Text['outcomes']): string | undefined {
  switch (event.type) {
    case 'connection.opened':
      return event.restored ? undefined : text.connected(event.wallet.name);
    case 'connection.closed':
      return event.reason === 'not-restored' ? undefined : text.disconnected;
    case 'network.switched': {
      const { name, unsupported } = findNetwork(config.networks, event.networkId);
      return unsupported ? text.switchedToUnknown : text.switched(name);
    }
    case 'send.confirmed':
      return text.sent;
    case 'send.failed':
      // Before submission, the review shows it. A transfer that may still arrive has not failed.
      if (!event.hash) return undefined;
      return event.failure.code === 'timed-out' && !event.failure.data.expired ? text.notConfirmed : text.notSent;
    case 'send.slow':
      return text.slow;
    default:
      return undefined;
  }
}
