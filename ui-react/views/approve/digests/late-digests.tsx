import { useEffect, useState } from 'react';
import type { Digest } from '../../../../domain/request/digest.js';

type Part = typeof import('./digests.js');
let loaded: Part | undefined;

/** Digests to compare with a second device. Their styles are loaded with the first one. */
export function LateDigests({ digests = [] }: { readonly digests: readonly Digest[] | undefined }) {
  const [part, setPart] = useState<Part | undefined>(loaded);
  const isWanted = digests.length > 0;
  useEffect(() => {
    if (!isWanted || part) return undefined;
    let here = true;
    const load = async () => {
      loaded ??= await import('./digests.js').catch(() => undefined);
      if (here) setPart(loaded);
    };
    void load();
    return () => {
      here = false;
    };
  }, [isWanted, part]);
  return part && isWanted ? <part.Digests digests={digests} /> : null;
}
