/** What could be lost permanently by a request: shown first, and confirmed before the request goes to the wallet. */
import { useState } from 'react';
import { familiarOf } from '../../../../application/activity/familiar.js';
import type { SimulationEntry } from '../../../../application/changes/state.js';
import type { Runner } from '../../../../application/engine/runner.js';
import type { State } from '../../../../application/engine/state.js';
import { imitatedBy } from '../../../../domain/address/receiver.js';
import { receiversOf } from '../../../../domain/request/receivers-of.js';
import type { RpcRequest } from '../../../../domain/request/request.js';
import type { RequestDanger } from '../../../../domain/request/request-danger.js';
import { Button } from '../../../parts/forms/button.js';
import { Note } from '../../../parts/words/note.js';
import { Notice } from '../../../parts/words/notice.js';
import { useText } from '../../../parts/words/use-text.js';
import { WholeAddress } from '../../send/whole-address.js';
import type { KnownTokens } from '../changes/change-lines.js';
import { enApprove } from '../text.en.js';
import { capOffers } from './cap-offers.js';
import { enDangers } from './dangers.en.js';
import { SpendingCap } from './spending-cap.js';

interface DangerProps {
  readonly request: RpcRequest;
  readonly dangers: readonly RequestDanger[];
}

interface CapsProps {
  readonly request: RpcRequest;
  /** Calls without a spending limit, or that had none. */
  readonly calls: readonly number[];
  readonly known: KnownTokens | undefined;
  readonly entry: SimulationEntry | undefined;
  readonly modal: Runner;
  /** The caps whose field differs from what would be signed. */
  readonly onUnset: (change: (unset: readonly string[]) => readonly string[]) => void;
}

/** The spending caps, call by call. The cap of a token without known decimals cannot be set. */
export function Caps({ request, calls, known, entry, modal, onUnset }: CapsProps) {
  const text = useText('approve', enApprove).cap;
  const offers = known ? capOffers(request, calls, entry, known) : [];
  if (offers.length === 0) return entry?.status === 'loading' ? null : <Note pad>{text.unknown}</Note>;
  return offers.map((offer) => {
    // A new amount resets the field: the typed text was for the previous amount.
    const key = [request.id, offer.at, offer.amount].join();
    return (
      <SpendingCap
        key={key}
        offer={offer}
        requestId={request.id}
        modal={modal}
        onSet={(isSet) => onUnset((keys) => [...keys.filter((each) => each !== key), ...(isSet ? [] : [key])])}
      />
    );
  });
}

/** The warnings that nothing else on the screen shows. */
export function DangerNotices({ request, dangers, state }: DangerProps & { readonly state: State }) {
  const { notices } = useText('dangers', enDangers);
  return dangers.map((danger) => {
    const isSaid = request.method === 'eth_signTypedData_v4' && SAID_OF_DATA.includes(danger);
    if (isSaid || !(danger in notices)) return null;
    const { title, lead } = notices[danger as keyof typeof notices];
    return (
      <Notice key={danger} kind="danger" title={title}>
        {lead}
        {danger === 'look-alike' && <Imitated request={request} state={state} />}
      </Notice>
    );
  });
}

function Imitated({ request, state }: { readonly request: RpcRequest; readonly state: State }) {
  const [first] = receiversOf(request).flatMap(({ receiver }) => {
    const known = imitatedBy(request.namespace, receiver, familiarOf(state));
    return known ? { known, receiver } : [];
  });
  return first ? <WholeAddress address={first.known} unlike={first.receiver} /> : null;
}

/** Warnings about typed data are shown with the description of its standard. */
const SAID_OF_DATA: readonly RequestDanger[] = ['other-site', 'delegate-call'];

interface ContinueAnywayProps extends DangerProps {
  readonly disabled: boolean;
  readonly onGo: () => void;
  readonly children: string;
}

/** Below the button that declines. */
export function ContinueAnyway({ request: { id }, dangers, disabled, onGo, children }: ContinueAnywayProps) {
  const text = useText('dangers', enDangers);
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const all = dangers.map((danger) => ({ danger, key: `${id} ${danger}` }));
  return (
    <>
      {all.map(({ danger, key }) => (
        <label key={key} className="ph-consent">
          <input
            type="checkbox"
            checked={agreed.includes(key)}
            onChange={({ target }) =>
              setAgreed((before) => [...before.filter((each) => each !== key), ...(target.checked ? [key] : [])])
            }
          />
          <span>{text.agree[danger]}</span>
        </label>
      ))}
      <Button kind="bare-danger" disabled={disabled || !all.every(({ key }) => agreed.includes(key))} onPress={onGo}>
        {children}
      </Button>
    </>
  );
}
