import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 640px)');

/** Whether the header has room for its name and one button only. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}

function subscribe(onChange: () => void): () => void {
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
