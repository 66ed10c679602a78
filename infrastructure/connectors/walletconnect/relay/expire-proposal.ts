import type { SignClient } from './sign-client.js';

/** Ends the proposals of a pairing that no wallet has answered, in the SDK's own way: `approval()` rejects with "Proposal expired". */
export function expireProposal({ proposal, events }: SignClient, uri: string): void {
  for (const { id, pairingTopic } of proposal.getAll()) {
    if (uri.startsWith(`wc:${pairingTopic}@`)) events.emit('proposal_expire', { id });
  }
}
