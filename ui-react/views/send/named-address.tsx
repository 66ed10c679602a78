import type { Named } from '../../../application/send/state.js';
import { Notice } from '../../parts/words/notice.js';
import { useText } from '../../parts/words/use-text.js';
import { enSend } from './text.en.js';
import { WholeAddress } from './whole-address.js';

export interface NamedAddressProps {
  readonly named: Named;
  /** A note about a name that the address has not set as its own, if there is room. */
  readonly advised?: boolean;
}

/** The full address that a name resolves to, and whether the address has set this name. */
export function NamedAddress({ named, advised }: NamedAddressProps) {
  const text = useText('send', enSend);
  if (named.status === 'looking') return <span className="ph-note">{text.lookingUp}</span>;
  if (named.status !== 'found' || !named.address) return null;
  return (
    <>
      <WholeAddress address={named.address} />
      {named.mutual !== undefined && <span className="ph-note">{named.mutual ? text.mutual : text.notMutual}</span>}
      {advised && named.mutual === false && <span className="ph-note">{text.notMutualLead}</span>}
    </>
  );
}

/** Shown if a name has just changed its address: nothing is sent to either. */
export function NameMoved({ named }: { readonly named: Named | undefined }) {
  const text = useText('send', enSend);
  if (named?.status !== 'moved' || !named.address || !named.before) return null;
  const { title, lead } = text.nameMoved;
  return (
    <Notice kind="danger" alert title={title}>
      {lead}
      <WholeAddress address={named.before} />
      <WholeAddress address={named.address} />
    </Notice>
  );
}
