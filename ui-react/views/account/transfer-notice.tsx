import { networkOf } from '../../../application/selectors.js';
import type { State } from '../../../application/state.js';
import { Notice } from '../../parts/notice.js';
import { useText } from '../../parts/use-text.js';
import { enFailures } from '../../text/en-failures.js';
import { enTransfer } from '../../text/en-transfer.js';
import { explorerLink } from './explorer-link.js';
import { transferStage } from './transfer-stage.js';

/** How the transfer that was just sent is doing. */
export function TransferNotice({ state }: { readonly state: State }) {
  const text = useText('transfer', enTransfer);
  const failures = useText('failures', enFailures);
  const stage = transferStage(state);
  if (!stage) return null;
  const explorer = explorerLink(networkOf(state), { hash: state.send.hash ?? '' });
  const link = explorer && (
    <a className="ph-inline-link" href={explorer.href} target="_blank" rel="noopener noreferrer">
      {text.follow(explorer.name)}
    </a>
  );
  if (stage.kind === 'failed') {
    const { happened, advice } = failures[stage.failure.code];
    return (
      <Notice kind="danger" title={stage.failure.code === 'transaction-reverted' ? text.failed : happened}>
        {advice} {link}
      </Notice>
    );
  }
  const done = stage.kind === 'sent';
  return (
    <Notice kind={done ? 'positive' : 'info'} title={done ? text.confirmed : text.submitted}>
      {done ? text.confirmedLead : text.submittedLead} {link}
    </Notice>
  );
}
