import { Fragment, useEffect, useState } from 'react';
import { Group } from './group.js';
import type { LongListProps } from './long-list-props.js';

/** Up to this many are all rendered. Of longer lists only the visible rows, once that code is loaded. */
const FEW = 40;
/** The maximum if it cannot be loaded. */
const WITHOUT = 500;

type Part = Pick<typeof import('./windowed-list.js'), 'WindowedList'>;
/** `null`: it could not be loaded. */
let loaded: Part | null | undefined;

/** A list `Group` of any length. */
export function LongList<T>(props: LongListProps<T>) {
  const { items, keyOf, marks, label, row } = props;
  const long = items.length > FEW;
  const [part, setPart] = useState<typeof loaded>(loaded ?? undefined);
  useEffect(() => {
    if (!long || part !== undefined) return undefined;
    let here = true;
    const load = async () => {
      loaded ??= await import('./windowed-list.js').catch(() => null);
      if (here) setPart(loaded);
    };
    void load();
    return () => {
      here = false;
    };
  }, [long, part]);
  if (long && part) return <part.WindowedList {...props} />;
  return (
    <Group list label={label} marks={marks === true}>
      {items.slice(0, part === null ? WITHOUT : FEW).map((item) => (
        <Fragment key={keyOf(item)}>{row(item, undefined)}</Fragment>
      ))}
    </Group>
  );
}
