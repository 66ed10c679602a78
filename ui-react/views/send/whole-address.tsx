import { useSheet } from '../../parts/layout/use-sheet.js';
import css from './whole-address.css?inline';

interface Run {
  readonly start: number;
  readonly text: string;
  readonly differs: boolean;
}

/**
 * An address in full, every character alike: look-alikes copy the ends. `unlike`: another address; characters that
 * differ from it stand out.
 */
export function WholeAddress({ address, unlike }: { readonly address: string; readonly unlike?: string }) {
  useSheet(css);
  return (
    <span className="ph-whole-address" dir="ltr">
      {unlike === undefined
        ? address
        : runsOf(address, unlike.trim().toLowerCase()).map(({ start, text, differs }) =>
            differs ? <b key={start}>{text}</b> : text,
          )}
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
