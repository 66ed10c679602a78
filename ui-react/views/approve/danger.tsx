/** What could be lost for good by a request: said first, and agreed to before the wallet is asked. */
import { useState } from 'react';
import { familiarOf } from '../../../application/activity/familiar.js';
import type { State } from '../../../application/engine/state.js';
import { imitatedBy } from '../../../domain/address/receiver.js';
import { receivedBy } from '../../../domain/request/received-by.js';
import type { RpcRequest } from '../../../domain/request/request.js';
import type { RequestDanger } from '../../../domain/request/request-danger.js';
import { Button } from '../../parts/forms/button.js';
import { Notice } from '../../parts/words/notice.js';
import { useText } from '../../parts/words/use-text.js';
import { WholeAddress } from '../send/whole-address.js';
import { enDangers } from './dangers.en.js';

interface DangerProps {
  readonly request: RpcRequest;
  readonly dangers: readonly RequestDanger[];
}

/** Those that nothing else on the screen tells. */
export function DangerNotices({ request, dangers, state }: DangerProps & { readonly state: State }) {
  const { notices } = useText('dangers', enDangers);
  return dangers.map((danger) => {
    if (!(danger in notices)) return null;
    const { title, lead } = notices[danger as keyof typeof notices];
    return (
      <Notice key={danger} kind="danger" title={title}>
        {lead}
        {danger === 'look-alike' && <Imitated request={request} state={state} />}
      </Notice>
    );
  });
}

function Imitated({ request: { namespace, params }, state }: { readonly request: RpcRequest; readonly state: State }) {
  const receiver = receivedBy(Array.isArray(params) ? params[0] : undefined)?.receiver;
  const known = receiver && imitatedBy(namespace, receiver, familiarOf(state));
  return known ? <WholeAddress address={known} unlike={receiver} /> : null;
}

interface GoOnProps extends DangerProps {
  readonly disabled: boolean;
  readonly onGo: () => void;
  readonly children: string;
}

/** Below the button that declines. */
export function GoOn({ request: { id }, dangers, disabled, onGo, children }: GoOnProps) {
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
