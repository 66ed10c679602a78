import { useEffect, useState } from 'react';
import type { EstimatedChangesProps } from './estimated-changes.js';

type Part = Pick<typeof import('./estimated-changes.js'), 'EstimatedChanges'>;
let loaded: Part | undefined;

interface LateChangesProps extends Omit<EstimatedChangesProps, 'entry'> {
  /** Absent: this namespace cannot simulate. */
  readonly entry: EstimatedChangesProps['entry'] | undefined;
}

const load = () => import('./estimated-changes.js').then((part) => (loaded = part));
const ignore = () => undefined;
// Screens that show changes are fetched ahead, and this part with them: it must not move their buttons when it arrives.
load().catch(ignore);

/** The simulated changes of a transaction. Without their view, the screen works. */
export function LateChanges({ entry, ...rest }: LateChangesProps) {
  const [part, setPart] = useState(loaded);
  useEffect(() => {
    if (!part) load().then(setPart, ignore);
  }, [part]);
  return part && entry ? <part.EstimatedChanges entry={entry} {...rest} /> : null;
}
