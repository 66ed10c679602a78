/** Warnings, confirmations and spending caps of dangerous requests, loaded with the first of them. */
import { useEffect, useState } from 'react';

type DangerPart = Pick<typeof import('./danger.js'), 'Caps' | 'DangerNotices' | 'ContinueAnyway'>;
let loaded: DangerPart | undefined;

export function useDangerPart(wanted: boolean): DangerPart | undefined {
  const [part, setPart] = useState<DangerPart | undefined>(loaded);
  useEffect(() => {
    if (!wanted || part) return undefined;
    let here = true;
    const load = async () => {
      loaded ??= await import('./danger.js').catch(() => undefined);
      if (here) setPart(loaded);
    };
    void load();
    return () => {
      here = false;
    };
  }, [wanted, part]);
  return part;
}
