import { useEffect, useState } from 'react';
import type { OddMarkProps } from './odd-names.js';

type Part = typeof import('./odd-names.js');
let part: Part | undefined;

/** Marks a name that imitates another. The check is loaded with the first name that is not plain Latin. */
export function OddMark(props: OddMarkProps) {
  const { named, children } = props;
  const [, setPart] = useState(part);
  const isWanted = named.altered || /[^ -~]/.test(named.name);
  useEffect(() => {
    if (!isWanted || part) return;
    import('./odd-names.js').then(
      (loaded) => {
        part = loaded;
        setPart(part);
      },
      () => undefined,
    );
  }, [isWanted]);
  return isWanted && part ? <part.OddName {...props} /> : children;
}
