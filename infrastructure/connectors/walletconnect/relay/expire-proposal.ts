import type { SignClient } from './relay-client.js';

/** Milliseconds. The SDK's own limit is five minutes, at which it rejects a promise that it hands to nobody: unhandled in the page. */
export const PROPOSAL_LIFE = 290_000;

/** Ends the proposals of a pairing that no wallet has answered, in the SDK's own way: `approval()` rejects with "Proposal expired". */
export function expireProposal({ proposal, events }: SignClient, uri: string): void {
  for (const { id, pairingTopic } of proposal.getAll()) {
    if (uri.startsWith(`wc:${pairingTopic}@`)) events.emit('proposal_expire', { id });
  }
}
