import { useEffect, useState } from 'react';

/** How notices are drawn: fetched once the first screen has been painted, or with the first of them. */
export const loadNotices = () => import('./notices.js');

type Notices = Awaited<ReturnType<typeof loadNotices>>;

/** Nothing before it is needed and there. Where it cannot be fetched, it is tried again with the next notice. */
export function useNotices(needed: boolean): Notices | undefined {
  const [notices, setNotices] = useState<Notices>();
  useEffect(() => {
    if (needed) loadNotices().then(setNotices, () => undefined);
  }, [needed]);
  return notices;
}
