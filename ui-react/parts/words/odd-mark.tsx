import { lazy, Suspense } from 'react';
import type { OddMarkProps } from './odd-names.js';

const OddName = lazy(() =>
  import('./odd-names.js').then(
    (part) => ({ default: part.OddName }),
    () => ({ default: ({ children }: OddMarkProps) => children }),
  ),
);

/** Marks a name that is made to be taken for another. What tells them is loaded with the first that is not plain Latin. */
export function OddMark(props: OddMarkProps) {
  const { named, children } = props;
  if (!named.altered && !/[^ -~]/.test(named.name)) return children;
  return (
    <Suspense fallback={children}>
      <OddName {...props} />
    </Suspense>
  );
}
