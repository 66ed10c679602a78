import { useAppKitEvents } from '@reown/appkit/react';
import { useEffect, useState } from 'react';

/** Every event by its name, in the order they came. */
export function EventLog() {
  const { data, timestamp } = useAppKitEvents();
  const [names, setNames] = useState<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another event, even of the same name
  useEffect(() => setNames((all) => [...all, data.event]), [data, timestamp]);
  return <pre id="events">{JSON.stringify(names)}</pre>;
}
