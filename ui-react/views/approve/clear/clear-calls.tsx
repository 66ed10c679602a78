import { useEffect, useState } from 'react';
import type { ClearWords } from '../../../../domain/request/clear-words.js';

type Part = Pick<typeof import('./clear-call.js'), 'ClearCall'>;
let loaded: Part | undefined;

interface ClearCallsProps {
  /** Call by call. */
  readonly words: readonly (ClearWords | undefined)[];
  /** What the title of the screen names already. */
  readonly titled: ClearWords | undefined;
}

/** What descriptors say of each call; nothing of those that none describes. Its looks are loaded with the first. */
export function ClearCalls({ words, titled }: ClearCallsProps) {
  const [part, setPart] = useState<Part | undefined>(loaded);
  const isWanted = words.some((each) => each);
  useEffect(() => {
    if (!isWanted || part) return undefined;
    let here = true;
    const load = async () => {
      loaded ??= await import('./clear-call.js').catch(() => undefined);
      if (here) setPart(loaded);
    };
    void load();
    return () => {
      here = false;
    };
  }, [isWanted, part]);
  if (!part) return null;
  // They never move, and two may be the same.
  const all = words.flatMap((each, at) => (each ? [{ key: String(at), number: at + 1, each }] : []));
  return all.map(({ key, number, each }) => (
    <part.ClearCall key={key} words={each} titled={each === titled} {...(words.length > 1 && { number })} />
  ));
}
