import type { State } from '../../../application/engine/state.js';
import { findNetwork } from '../../../domain/network/find-network.js';
import { Notice } from '../../parts/words/notice.js';
import { useText } from '../../parts/words/use-text.js';
import { enFailures } from '../../text/failures.en.js';
import { explorerLink } from '../account/explorer-link.js';
import { enTransfer } from './text.en.js';
import { transferStage } from './transfer-stage.js';
import { transferWords } from './transfer-words.js';

/** The outcome of the transfer that was just sent, with a link to it. */
export function TransferNotice({ state }: { readonly state: State }) {
  const text = useText('transfer', enTransfer);
  const failures = useText('failures', enFailures);
  const stage = transferStage(state);
  const { transfer, hash = '' } = state.send;
  if (!stage || !transfer) return null;
  const { kind, title, lead } = transferWords(stage, text, failures);
  // The network it was sent on, which may no longer be the one in use.
  const network = findNetwork(state.config.networks, transfer.token.networkId);
  const explorer = explorerLink(network, { hash: stage.kind === 'replaced' ? (stage.by ?? hash) : hash });
  return (
    <Notice kind={kind} title={title}>
      {lead}{' '}
      {explorer && (
        <a className="ph-inline-link" href={explorer.href} target="_blank" rel="noopener noreferrer">
          {text.follow(explorer.name)}
        </a>
      )}
    </Notice>
  );
}
