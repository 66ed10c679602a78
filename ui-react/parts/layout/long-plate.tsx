import { Fragment, useEffect, useState } from 'react';
import type { LongPlateProps } from './long-plate-props.js';
import { Plate } from './plate.js';

/** Up to this many are all rendered. Of longer lists only the visible rows, once that code is loaded. */
const FEW = 40;
/** The maximum if it cannot be loaded. */
const WITHOUT = 500;

type Part = Pick<typeof import('./windowed-plate.js'), 'WindowedPlate'>;
let loaded: Part | undefined;

/** A list `Plate` of any length. */
export function LongPlate<T>(props: LongPlateProps<T>) {
  const { items, keyOf, marks, label, row } = props;
  const long = items.length > FEW;
  const [part, setPart] = useState<Part | 'failed' | undefined>(loaded);
  useEffect(() => {
    if (!long || part) return undefined;
    let here = true;
    const load = async () => {
      loaded ??= await import('./windowed-plate.js').catch(() => undefined);
      if (here) setPart(loaded ?? 'failed');
    };
    void load();
    return () => {
      here = false;
    };
  }, [long, part]);
  if (long && typeof part === 'object') return <part.WindowedPlate {...props} />;
  return (
    <Plate list label={label} marks={marks === true}>
      {items.slice(0, part === 'failed' ? WITHOUT : FEW).map((item) => (
        <Fragment key={keyOf(item)}>{row(item, undefined)}</Fragment>
      ))}
    </Plate>
  );
}
