/** Stored sessions that someone has tampered with: their signatures and texts are not valid. */
import type { StorageArea } from '../../../../infrastructure/storage/kept-text.js';
import { STORAGE_PREFIX } from '../../browser/stored-area.js';

const TAMPERING = {
  /** Another signature. */
  forged: (session: Kept) => ({ ...session, signature: session.signature.replace(/\w(?=.{3}$)/, other) }),
  /** A text for another site with a name of the same length. */
  'of another site': (session: Kept) => ({ ...session, text: session.text.replace(/^\S{4}/, 'evil') }),
  /** A text about another account, with any signature. */
  'of another account': (session: Kept) => ({
    ...session,
    text: session.text.replace(/\n0x.{40}\n/, '\n0x70997970C51812dc3A010C7d01b50e0d17dc79C8\n'),
  }),
  /** A text whose expiration time was extended. */
  'made to last': (session: Kept) => ({
    ...session,
    text: session.text.replace(/(Expiration Time: )\d{4}/, '$19999'),
  }),
  nonsense: () => ({ accountId: 'eip155:1:__proto__', text: {}, signature: 7 }),
} as const;

export type TamperedAs = keyof typeof TAMPERING;

interface Kept {
  readonly text: string;
  readonly signature: string;
}

/** The key that the product stores them under. */
export const SESSIONS = 'siwx';

export function tampered(kept: string, how: TamperedAs): string {
  const sessions: unknown = JSON.parse(kept);
  if (!Array.isArray(sessions)) throw new Error('No sessions are stored.');
  const tamper: (session: Kept) => unknown = TAMPERING[how];
  return JSON.stringify(sessions.map(tamper));
}

/** Does the same in a browser's storage. */
export function tamperWith(area: StorageArea, how: TamperedAs): void {
  const key = STORAGE_PREFIX + SESSIONS;
  const kept = area.getItem(key);
  if (kept) area.setItem(key, tampered(kept, how));
}

function other(letter: string): string {
  return letter === '3' ? '4' : '3';
}
