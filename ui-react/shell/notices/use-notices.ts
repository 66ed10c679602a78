import { useEffect, useState } from 'react';

/** Renders notices: loaded once the first screen has been painted, or with the first notice. */
export const loadNotices = () => import('./notices.js');

type Notices = Awaited<ReturnType<typeof loadNotices>>;

/** Nothing until it is needed and loaded. A failed download is retried with the next notice. */
export function useNotices(needed: boolean): Notices | undefined {
  const [notices, setNotices] = useState<Notices>();
  useEffect(() => {
    if (needed) loadNotices().then(setNotices, () => undefined);
  }, [needed]);
  return notices;
}
