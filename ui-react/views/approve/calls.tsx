import type { SimulationEntry } from '../../../application/changes/state.js';
import type { Network } from '../../../domain/network/network.js';
import { Group } from '../../parts/layout/group.js';
import { Row } from '../../parts/rows/row.js';
import { Notice } from '../../parts/words/notice.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import type { Text } from '../../text/en.js';
import { WholeAddress } from '../send/whole-address.js';
import { callWords } from './call-words.js';
import type { KnownTokens } from './changes/change-lines.js';
import { claimedSymbol, tokenAt } from './changes/known-tokens.js';
import type { DescribedCall, DescribedRequest } from './described-request.js';
import { shownAddress } from './shown-address.js';
import { enApprove } from './text.en.js';

/** The rights that others would get, shown first: each once, with its addresses on separate lines. */
export function Rights({ calls, permit, known, entry }: RightsProps) {
  const text = useText('approve', enApprove);
  const rights = calls.flatMap(({ right }) => right ?? []);
  const each = new Map(rights.map((right) => [`${right.who} ${right.of} ${right.boundless}`, right]));
  if (each.size === 0 && !permit) return null;
  return (
    <Notice
      kind={permit || rights.some(({ boundless }) => boundless) ? 'danger' : 'caution'}
      title={text.take}
      testId="approve-rights"
    >
      {[...each].map(([key, { who, of, boundless }]) => {
        const token = known && tokenAt(known, of);
        const symbol = token?.symbol ?? claimedSymbol(entry, of);
        return (
          <div key={key}>
            <p>{takeWords(boundless, symbol, text)}</p>
            <p>{text.spender}</p>
            <WholeAddress address={shownAddress(who)} />
            <p>{token ? text.tokenNamed(token.name) : symbol ? text.tokenClaimed : text.token}</p>
            <WholeAddress address={shownAddress(of)} />
          </div>
        );
      })}
      {permit && <p>{text.permit}</p>}
    </Notice>
  );
}

function takeWords(boundless: boolean, symbol: string | undefined, text: Text['approve']): string {
  if (!symbol) return boundless ? text.takeAllUnnamed : text.takeSomeUnnamed;
  return (boundless ? text.takeAll : text.takeSome)(symbol);
}

interface RightsProps extends Pick<DescribedRequest, 'calls' | 'permit'> {
  /** Absent: the network is unknown. */
  readonly known: KnownTokens | undefined;
  readonly entry: SimulationEntry | undefined;
}

/** What the visitor should know before reading the request. */
export function Cautions({ cautions }: Pick<DescribedRequest, 'cautions'>) {
  const text = useText('approve', enApprove);
  return cautions.map((each) => {
    const { title, lead } = text.cautions[each];
    return (
      <Notice key={each} kind={each === 'anyNetwork' || each === 'feeUnchecked' ? 'caution' : 'danger'} title={title}>
        {lead}
      </Notice>
    );
  });
}

/** Each of several calls, in order. */
export function Calls({
  calls,
  native,
}: {
  readonly calls: readonly DescribedCall[];
  readonly native: Network['nativeCurrency'] | undefined;
}) {
  const text = useText('approve', enApprove);
  const format = useFormat();
  // Their order never changes, and two may be the same.
  const rows = calls.map((call, at) => ({
    key: String(at),
    title: `${at + 1}. ${callWords(call, native, text, format)}`,
    to: call.to,
  }));
  return (
    <Group list label={text.calls} testId="approve-calls">
      {rows.map(({ key, title, to }) => (
        <Row key={key} title={title} {...(to && { note: <WholeAddress address={shownAddress(to)} /> })} />
      ))}
    </Group>
  );
}
