import { useEffect, useState } from 'react';
import { emailWait } from '../../../domain/login/email.js';

/** Seconds until another email can be requested, counting down. */
export function useMailWait(mailedAt: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const wait = emailWait(mailedAt, now);
  useEffect(() => {
    if (wait === 0 || mailedAt === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), 1000 - ((now - mailedAt) % 1000));
    return () => clearTimeout(timer);
  }, [wait, mailedAt, now]);
  // An email sent after the last render starts its own wait.
  useEffect(() => {
    if (mailedAt !== undefined) setNow(Date.now());
  }, [mailedAt]);
  return wait;
}
