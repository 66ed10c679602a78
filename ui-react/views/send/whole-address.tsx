import { addressGroups } from '../../../domain/address/address-groups.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import css from './whole-address.css?inline';

interface Run {
  readonly start: number;
  readonly text: string;
  readonly differs: boolean;
}

/**
 * A full address in groups, without emphasis: imitations copy both ends. `unlike`: another address; characters that
 * differ from it are marked.
 */
export function WholeAddress({ address, unlike }: { readonly address: string; readonly unlike?: string }) {
  useSheet(css);
  const other = unlike?.trim().toLowerCase();
  let end = 0;
  const groups = addressGroups(address).map((text) => {
    end += text.length;
    return { text, start: end - text.length };
  });
  return (
    <span className="ph-whole-address" dir="ltr">
      {groups.map(({ text, start }) => (
        <span key={start}>
          {other === undefined
            ? text
            : runsOf(text, other.slice(start)).map((run) =>
                run.differs ? <b key={run.start}>{run.text}</b> : run.text,
              )}
        </span>
      ))}
    </span>
  );
}

function runsOf(address: string, other: string): readonly Run[] {
  const runs: Run[] = [];
  for (const [start, text] of [...address].entries()) {
    const differs = other[start] !== text.toLowerCase();
    const last = runs.at(-1);
    if (last?.differs === differs) runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push({ start, text, differs });
  }
  return runs;
}
