import type { SimulationEntry } from '../../../../application/changes/state.js';
import type { State } from '../../../../application/engine/state.js';
import type { Network } from '../../../../domain/network/network.js';
import { contradictions, type Reviewed } from '../../../../domain/simulation/contradictions.js';
import type { Simulation } from '../../../../domain/simulation/simulation.js';
import { Change } from '../../../parts/forms/change.js';
import { Group } from '../../../parts/layout/group.js';
import { TokenMark } from '../../../parts/marks/token-mark.js';
import { Label } from '../../../parts/rows/label.js';
import { Tag } from '../../../parts/rows/tag.js';
import { Note } from '../../../parts/words/note.js';
import { Notice } from '../../../parts/words/notice.js';
import { useAnnounce } from '../../../parts/words/use-announce.js';
import { useFormat } from '../../../parts/words/use-format.js';
import { useText } from '../../../parts/words/use-text.js';
import { WholeAddress } from '../../send/whole-address.js';
import { shownAddress } from '../shown-address.js';
import { type ChangeLine, changeLines } from './change-lines.js';
import { enChanges } from './changes.en.js';
import { knownTokens } from './known-tokens.js';

export interface EstimatedChangesProps {
  readonly entry: SimulationEntry;
  readonly network: Network;
  readonly state: State;
  /** The content of the page's own review: everything else is marked. Absent: it is a site's request. */
  readonly reviewed?: Reviewed;
  /** How many changes to expect: their space is kept free while they load. Default: 1. */
  readonly expected?: number;
}

/** The simulated changes of a request, or why they are unknown. */
export function EstimatedChanges({ entry, network, state, reviewed, expected = 1 }: EstimatedChangesProps) {
  const text = useText('changes', enChanges);
  const format = useFormat();
  if (entry.status === 'loading') return <Loading expected={expected} />;
  if (entry.status === 'failed')
    return (
      <Notice kind="caution" title={text.untold} testId="changes-untold">
        {reviewed ? text.untoldReview : entry.failure.code === 'timed-out' ? text.late : text.untoldLead}
      </Notice>
    );
  const { simulation } = entry;
  if (simulation.outcome === 'fails') return <Fails simulation={simulation} symbol={network.nativeCurrency.symbol} />;
  const known = knownTokens(state, network);
  const more = reviewed ? contradictions(simulation, reviewed) : [];
  const { assets, allowances } = simulation;
  const besides = changeLines(
    {
      ...simulation,
      assets: assets.filter((each) => more.includes(each)),
      allowances: allowances.filter((each) => more.includes(each)),
    },
    known,
    text,
    format,
  );
  return (
    <>
      {besides.length > 0 && (
        <Notice kind="danger" alert title={text.contradicts} testId="changes-contradict">
          {besides.map(({ key, label, amount }) => (
            <bdi key={key}>{text.besides(label, amount)} </bdi>
          ))}
        </Notice>
      )}
      <Lines
        lines={changeLines(simulation, known, text, format)}
        marked={besides.map(({ key }) => key)}
        complete={simulation.complete}
        network={network}
      />
    </>
  );
}

/** Reserves the height of the expected changes, so that the buttons below stay in place. */
function Loading({ expected }: { readonly expected: number }) {
  const text = useText('changes', enChanges);
  useAnnounce(text.loading);
  return (
    <>
      <Label>{text.title}</Label>
      <Group marks>
        {Array.from({ length: expected }, (_, at) => (
          <Change
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            key={at}
            mark={<span className="ph-bone ph-bone-mark" />}
            label={text.loading}
            amount={<span className="ph-bone ph-w3" />}
          />
        ))}
      </Group>
      <Note pad>{text.estimate}</Note>
    </>
  );
}

function Fails({
  simulation: { reason, funds },
  symbol,
}: {
  readonly simulation: Extract<Simulation, { readonly outcome: 'fails' }>;
  readonly symbol: string;
}) {
  const text = useText('changes', enChanges);
  return (
    <>
      <Notice kind="danger" alert title={text.fails} testId="changes-fails">
        {funds ? text.failsFunds(symbol) : reason ? <bdi>{text.failsReason(reason)}</bdi> : text.failsLead}
      </Notice>
      <Note pad>{text.estimate}</Note>
    </>
  );
}

function Lines({
  lines,
  marked,
  complete,
  network,
}: {
  readonly lines: readonly ChangeLine[];
  readonly marked: readonly string[];
  readonly complete: boolean;
  readonly network: Network;
}) {
  const text = useText('changes', enChanges);
  const format = useFormat();
  useAnnounce(
    text.said(lines.length === 0 ? text.none : format.list(lines.map(({ label, amount }) => `${label} ${amount}`))),
  );
  return (
    <>
      <Label>{text.title}</Label>
      {lines.length === 0 ? (
        <Notice title={text.none}>{complete ? text.noneLead : text.incomplete}</Notice>
      ) : (
        <Group marks testId="estimated-changes">
          {lines.map(({ key, token, label, amount, worth, tone, spender, imitates }) => (
            <Change
              key={key}
              mark={<TokenMark token={token} network={network} />}
              label={label}
              amount={
                spender === undefined ? (
                  amount
                ) : (
                  <>
                    <bdi>{amount}</bdi>
                    <WholeAddress address={shownAddress(spender)} />
                  </>
                )
              }
              tone={marked.includes(key) ? 'danger' : tone}
              {...(worth && { worth })}
              {...(imitates !== undefined && { worth: <Tag>{text.imitation(imitates)}</Tag> })}
            />
          ))}
        </Group>
      )}
      <Note pad>
        {lines.length > 0 && !complete && `${text.incomplete} `}
        {text.estimate}
      </Note>
    </>
  );
}
