import { useEffect } from 'react';
import { listAllowances } from '../../../application/allowances/list-allowances.js';
import { revokeAllowance } from '../../../application/allowances/revoke-allowance.js';
import type { AllowancesState } from '../../../application/allowances/state.js';
import { accountIdOfState, networkOf } from '../../../application/connect/selectors.js';
import { allowanceKey } from '../../../domain/allowance/allowance.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Empty } from '../../parts/layout/empty.js';
import { SkeletonRows } from '../../parts/layout/skeleton-rows.js';
import { Note } from '../../parts/words/note.js';
import { Notice } from '../../parts/words/notice.js';
import { serviceAdvice } from '../../parts/words/service-advice.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import { NotConnected } from '../account/not-connected.js';
import type { ViewProps } from '../view-props.js';
import { AllowanceLine } from './allowance-line.js';
import { enAllowances } from './text.en.js';

/** The allowances of the account in use, each with a button to revoke it. */
export function Allowances({ state, modal }: ViewProps<'allowances'>) {
  const text = useText('allowances', enAllowances);
  const accountId = accountIdOfState(state);
  const network = networkOf(state);
  const on = accountId?.startsWith('eip155:') === true;
  const known = state.allowances?.accountId === accountId ? state.allowances : undefined;
  const list = () => void modal.run(() => Promise.resolve(listAllowances()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose allowances they are counts
  useEffect(() => {
    if (on) list();
  }, [accountId, modal]);
  const found = known?.list?.allowances ?? [];
  const waiting = on && !known?.list && known?.status !== 'failed';
  useAnnounce(
    waiting ? text.loading : known?.status !== 'ready' ? '' : found.length === 0 ? text.none : text.shown(found.length),
  );
  if (!accountId || !network) return <NotConnected modal={modal} />;
  if (!on)
    return (
      <Body>
        <Empty title={text.off}>{text.offLead}</Empty>
      </Body>
    );
  if (waiting)
    return (
      <Body>
        <SkeletonRows label={text.loading} kind="wallet" />
      </Body>
    );
  return (
    <Body>
      <Failed known={known} onRetry={list} />
      <Partly known={known} />
      {known?.status !== 'failed' && found.length === 0 && (
        <Empty title={text.none} testId="allowances-empty">
          {text.noneLead}
        </Empty>
      )}
      {found.length > 0 && <Note pad>{text.lead}</Note>}
      {found.map((allowance) => (
        <AllowanceLine
          key={allowanceKey(allowance)}
          allowance={allowance}
          ending={known?.ending}
          network={network}
          state={state}
          onRevoke={() => void modal.run(() => Promise.resolve(revokeAllowance(allowance)))}
        />
      ))}
    </Body>
  );
}

interface Known {
  readonly known: AllowancesState | undefined;
}

function Failed({ known, onRetry }: Known & { readonly onRetry: () => void }) {
  const text = useText('allowances', enAllowances);
  const common = useText('common', enCommon);
  const failures = useText('failures', enFailures);
  if (known?.status !== 'failed') return null;
  return (
    <>
      <Notice kind="danger" title={text.failed} alert testId="allowances-failed">
        {serviceAdvice(known.failure, failures)}
      </Notice>
      <Button icon="retry" onPress={onRetry}>
        {common.tryAgain}
      </Button>
    </>
  );
}

/** Data that a node or a contract does not return is shown as unknown. */
function Partly({ known }: Known) {
  const text = useText('allowances', enAllowances);
  const { since = 0n, unread = 0 } = known?.list ?? {};
  if (since === 0n && unread === 0) return null;
  return (
    <Notice kind="caution" title={text.partly} testId="allowances-partly">
      {since > 0n && <p>{text.since(String(since))}</p>}
      {unread > 0 && <p>{text.unread(unread)}</p>}
    </Notice>
  );
}
