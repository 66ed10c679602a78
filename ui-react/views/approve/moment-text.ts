/** A date with its time, in UTC: the same everywhere. `seconds`: since 1970, within what a date can be. */
export function momentText(seconds: number): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat('en-US', { ...day, ...time, timeZone: 'UTC' }).format(seconds * 1000);
}
