import { useEffect, useState } from 'react';
import type { ClearWords } from '../../../../domain/request/clear-words.js';

type Part = Pick<typeof import('./clear-call.js'), 'ClearCall'>;
let loaded: Part | undefined;

interface ClearCallsProps {
  /** The descriptions, by call. */
  readonly words: readonly (ClearWords | undefined)[];
  /** The description that is already in the screen's title. */
  readonly titled: ClearWords | undefined;
}

/** The description of each call by its descriptor, if there is one. Its styles are loaded with the first description. */
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
  // Indexes as keys: the entries never move, and two can be equal.
  const all = words.flatMap((each, at) => (each ? [{ key: String(at), number: at + 1, each }] : []));
  return all.map(({ key, number, each }) => (
    <part.ClearCall key={key} words={each} titled={each === titled} {...(words.length > 1 && { number })} />
  ));
}
