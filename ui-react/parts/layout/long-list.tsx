import { Fragment, useEffect, useState } from 'react';
import { Group } from './group.js';
import type { LongListProps } from './long-list-props.js';

/** Up to this many are all rendered. Of longer lists only the visible rows, once that code is loaded. */
const FEW = 40;
/** The maximum if it cannot be loaded. */
const WITHOUT = 500;

type Part = Pick<typeof import('./windowed-list.js'), 'WindowedList'>;
let loaded: Part | undefined;

/** A list `Group` of any length. */
export function LongList<T>(props: LongListProps<T>) {
  const { items, keyOf, marks, label, row } = props;
  const long = items.length > FEW;
  const [part, setPart] = useState<Part | 'failed' | undefined>(loaded);
  useEffect(() => {
    if (!long || part) return undefined;
    let here = true;
    const load = async () => {
      loaded ??= await import('./windowed-list.js').catch(() => undefined);
      if (here) setPart(loaded ?? 'failed');
    };
    void load();
    return () => {
      here = false;
    };
  }, [long, part]);
  if (long && typeof part === 'object') return <part.WindowedList {...props} />;
  return (
    <Group list label={label} marks={marks === true}>
      {items.slice(0, part === 'failed' ? WITHOUT : FEW).map((item) => (
        <Fragment key={keyOf(item)}>{row(item, undefined)}</Fragment>
      ))}
    </Group>
  );
}
