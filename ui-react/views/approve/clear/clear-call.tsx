/** A descriptor's description of a request, beside everything that is known without it. */
import { clearValueText } from '../../../../domain/request/clear-value-text.js';
import type { ClearRow, ClearSentence, ClearWords } from '../../../../domain/request/clear-words.js';
import { Group } from '../../../parts/layout/group.js';
import { useSheet } from '../../../parts/layout/use-sheet.js';
import { Note } from '../../../parts/words/note.js';
import { useFormat } from '../../../parts/words/use-format.js';
import { useText } from '../../../parts/words/use-text.js';
import { WholeAddress } from '../../send/whole-address.js';
import { cutText } from '../cut-text.js';
import css from './clear-call.css?inline';
import { enClearWords } from './clear-words.en.js';

/** More is not worth reading here; the whole value is among all fields. */
const LONGEST = 300;

interface ClearCallProps {
  readonly words: ClearWords;
  /** The screen's title already has it. */
  readonly titled: boolean;
  /** For several calls. */
  readonly number?: number;
}

export function ClearCall({ words, titled, number }: ClearCallProps) {
  useSheet(css);
  const text = useText('clearWords', enClearWords);
  const { intent, sentence, owner, rows, rest, extraBytes } = words;
  return (
    <section className="ph-clear" aria-label={intent} data-testid="approve-clear">
      {!titled && <h4 className="ph-clear-intent">{number === undefined ? intent : `${number}. ${intent}`}</h4>}
      {sentence && <Sentence parts={sentence} />}
      {rows.length > 0 && (
        <Group>
          <Rows rows={rows} />
        </Group>
      )}
      {(rest.length > 0 || extraBytes !== undefined) && (
        <Group>
          <p className="ph-clear-heading">{text.rest}</p>
          <Rows rows={rest} />
          {extraBytes !== undefined && <p className="ph-clear-heading">{text.extra(extraBytes)}</p>}
        </Group>
      )}
      <Note pad>{owner === undefined ? text.by : text.byFor(owner)}</Note>
    </section>
  );
}

function Rows({ rows }: { readonly rows: readonly ClearRow[] }) {
  // Their order never changes, and two may be the same.
  const all = rows.map((row, at) => ({ key: String(at), row }));
  return (
    <dl className="ph-facts ph-clear-rows">
      {all.map(({ key, row }) => (
        <Line key={key} row={row} />
      ))}
    </dl>
  );
}

function Line({ row }: { readonly row: ClearRow }) {
  const { label, value, before, address, caution, inner } = row;
  const text = useText('clearWords', enClearWords);
  const format = useFormat();
  const { shown, left } = cutText(clearValueText(row, format), LONGEST);
  const isNamed = address !== undefined && value !== address;
  return (
    <div className={inner ? 'ph-clear-inner' : ''}>
      <dt>
        {before !== undefined && <span className="ph-clear-before">{before}</span>}
        {label}
      </dt>
      <dd>
        {inner ? (
          <span className="ph-clear-intent">{inner.intent}</span>
        ) : (
          (isNamed || address === undefined) && (
            // Within the line, so that the page's direction says on which side it ends.
            <span>
              <bdi>
                {shown}
                {left > 0 && '…'}
              </bdi>
            </span>
          )
        )}
        {address !== undefined && <WholeAddress address={address} />}
        {caution !== undefined && <span className="ph-clear-caution">{text.cautions[caution]}</span>}
        {inner && <Rows rows={[...inner.rows, ...inner.rest]} />}
      </dd>
    </div>
  );
}

/** Values are set apart from the words around them, which only the descriptor has chosen. */
function Sentence({ parts }: { readonly parts: ClearSentence }) {
  const format = useFormat();
  const all = parts.map((part, at) => ({ key: String(at), part }));
  return (
    <p className="ph-lead ph-clear-sentence">
      <bdi>
        {all.map(({ key, part }) =>
          typeof part === 'string' ? part : <bdi key={key}>{clearValueText(part, format)}</bdi>,
        )}
      </bdi>
    </p>
  );
}
