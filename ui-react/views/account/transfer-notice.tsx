import type { SendState } from '../../../application/send/state.js';
import type { Network } from '../../../domain/network.js';
import { Notice } from '../../parts/notice.js';
import { useText } from '../../parts/use-text.js';
import { enFailures } from '../../text/en-failures.js';
import { enTransfer } from '../../text/en-transfer.js';
import { explorerLink } from './explorer-link.js';

/** How the transfer that was just sent is doing. */
export function TransferNotice({ send, network }: { readonly send: SendState; readonly network: Network | undefined }) {
  const text = useText('transfer', enTransfer);
  const failures = useText('failures', enFailures);
  if (!send.hash) return null;
  const explorer = explorerLink(network, { hash: send.hash });
  const link = explorer && (
    <a className="ph-inline-link" href={explorer.href} target="_blank" rel="noopener noreferrer">
      {text.follow(explorer.name)}
    </a>
  );
  if (send.stage === 'failed' && send.failure) {
    return (
      <Notice kind="danger" title={failures[send.failure.code].happened}>
        {failures[send.failure.code].advice} {link}
      </Notice>
    );
  }
  const done = send.stage === 'confirmed';
  return (
    <Notice kind={done ? 'positive' : 'info'} title={done ? text.confirmed : text.submitted}>
      {done ? text.confirmedLead : text.submittedLead} {link}
    </Notice>
  );
}
