import { holdingsOf } from '../../../application/account/holdings/holdings-of.js';
import type { AllowancesState } from '../../../application/allowances/state.js';
import { walletOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import { sameAddress } from '../../../domain/address/address.js';
import { type Allowance, allowanceKey } from '../../../domain/allowance/allowance.js';
import { isRefusal } from '../../../domain/json-rpc/is-refusal.js';
import type { Network } from '../../../domain/network/network.js';
import { PERMIT2 } from '../../../domain/simulation/subject.js';
import { Button } from '../../parts/forms/button.js';
import { Change } from '../../parts/forms/change.js';
import { Group } from '../../parts/layout/group.js';
import { TokenMark } from '../../parts/marks/token-mark.js';
import { Tag } from '../../parts/rows/tag.js';
import { Notice } from '../../parts/words/notice.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import { changeLines } from '../approve/changes/change-lines.js';
import { enChanges } from '../approve/changes/changes.en.js';
import { shownAddress } from '../approve/shown-address.js';
import { WholeAddress } from '../send/whole-address.js';
import { enAllowances } from './text.en.js';

export interface AllowanceLineProps {
  readonly allowance: Allowance;
  readonly ending: AllowancesState['ending'];
  readonly network: Network;
  readonly state: State;
  readonly onRevoke: () => void;
}

/** The token, the amount, the spender, and the button to revoke it. */
export function AllowanceLine({ allowance, ending, network, state, onRevoke }: AllowanceLineProps) {
  const text = useText('allowances', enAllowances);
  const changes = useText('changes', enChanges);
  const format = useFormat();
  const { yourWallet } = useText('common', enCommon);
  const { amount, ...subject } = allowance;
  const vouched = state.config.tokens[network.caipNetworkId] ?? [];
  const known = { network, vouched, holdings: holdingsOf(state)?.holdings ?? [] };
  const given = { ...subject, before: 0n, after: amount };
  const [line] = changeLines(
    { outcome: 'changes', assets: [], allowances: [given], complete: true },
    known,
    changes,
    format,
  );
  const isListed = vouched.some(({ address = '' }) => sameAddress('eip155', address, allowance.address));
  const own = ending && allowanceKey(ending.of) === allowanceKey(allowance) ? ending : undefined;
  const busy = own !== undefined && own.stage !== 'failed';
  const wallet = walletOf(state)?.name ?? yourWallet;
  const stage = own?.stage === 'asked' ? text.asked(wallet) : own?.stage === 'submitted' ? text.submitted : '';
  useAnnounce(stage);
  if (!line) return null;
  // The screen's first sentence says that they are not asked again.
  const label = line.label === changes.mayTake ? text.can : line.label;
  const spender = sameAddress('eip155', allowance.spender, PERMIT2) ? text.permit2 : undefined;
  return (
    <Group marks testId="allowance">
      <Change
        mark={<TokenMark token={line.token} network={network} />}
        label={allowance.kind === 'permit2' ? `${label} · ${text.by(text.permit2)}` : label}
        amount={
          <>
            <bdi>{line.amount}</bdi>
            <span className="ph-row-sub">{spender ?? text.spender}</span>
            <WholeAddress address={shownAddress(allowance.spender)} />
            {!isListed && (
              <>
                <span className="ph-row-sub">{text.contract}</span>
                <WholeAddress address={shownAddress(allowance.address)} />
              </>
            )}
          </>
        }
        tone={line.tone === 'danger' ? 'danger' : 'neutral'}
        {...(line.imitates !== undefined
          ? { worth: <Tag>{changes.imitation(line.imitates)}</Tag> }
          : !isListed && { worth: <Tag>{text.unlisted}</Tag> })}
      />
      {own?.failure && <NotRevoked failure={own.failure} wallet={wallet} />}
      <div>
        <Button
          kind="bare-danger"
          busy={busy}
          disabled={ending !== undefined && ending.stage !== 'failed'}
          onPress={onRevoke}
          label={text.revokeOf(line.amount)}
          testId="allowance-revoke"
        >
          {stage || text.revoke}
        </Button>
      </div>
    </Group>
  );
}

function NotRevoked({
  failure,
  wallet,
}: {
  readonly failure: NonNullable<NonNullable<AllowancesState['ending']>['failure']>;
  readonly wallet: string;
}) {
  const text = useText('allowances', enAllowances);
  const failures = useText('failures', enFailures);
  const refused = isRefusal(failure);
  const words = refused
    ? text.declined(wallet)
    : failure.code === 'transaction-reverted'
      ? text.still
      : failures[failure.code].advice;
  return (
    <Notice kind={refused ? 'caution' : 'danger'} title={text.notRevoked} alert>
      {words}
    </Notice>
  );
}
