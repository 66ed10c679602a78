import { useEffect, useState } from 'react';
import { timeToRenewal } from '../../../domain/login/expiry.js';
import { useText } from '../../parts/words/use-text.js';
import { enPairing } from './text.en.js';

/** Counts down to the next code. Not announced, unlike the new code. */
export function Renewal({ expiresAt }: { readonly expiresAt: number }) {
  const text = useText('pairing', enPairing);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil(timeToRenewal(expiresAt, now) / 1000);
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <span aria-hidden="true">{text.renewal(left)}</span>;
}
