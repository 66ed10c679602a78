import { useEffect, useState } from 'react';
import type { SimulationEntry } from '../../../../application/changes/state.js';
import type { State } from '../../../../application/engine/state.js';
import type { Network } from '../../../../domain/network/network.js';
import type { Reviewed } from '../../../../domain/simulation/contradictions.js';

type Part = Pick<typeof import('./estimated-changes.js'), 'EstimatedChanges'>;
let loaded: Part | undefined;

interface LateChangesProps {
  /** Absent: this namespace cannot simulate. */
  readonly entry: SimulationEntry | undefined;
  readonly network: Network;
  readonly state: State;
  /** The content of the page's own review: everything else is marked. Absent: it is a site's request. */
  readonly reviewed?: Reviewed;
}

/** The simulated changes of a transaction. Its view is loaded on first use; the screen works meanwhile. */
export function LateChanges({ entry, ...rest }: LateChangesProps) {
  const [part, setPart] = useState<Part | undefined>(loaded);
  const isWanted = entry !== undefined;
  useEffect(() => {
    if (!isWanted || part) return undefined;
    let here = true;
    const load = async () => {
      loaded ??= await import('./estimated-changes.js').catch(() => undefined);
      if (here) setPart(loaded);
    };
    void load();
    return () => {
      here = false;
    };
  }, [isWanted, part]);
  return part && entry ? <part.EstimatedChanges entry={entry} {...rest} /> : null;
}
