/** The messages between frame and window about keys. The window has the site's own storage, whatever page embeds the frame. */
import type { Questions } from '../../auth/schema.js';
import type { LoggedIn } from '../auth-client.js';

/** The server requests that the window may make through the frame, which alone has the session. */
export const WINDOW_QUESTIONS = [
  'vault',
  'keep-vault',
  'passkeys',
  'passkey-options',
  'add-passkey',
  'use-passkey',
  'remove-passkey',
  'proof-code',
  'prove',
] as const satisfies readonly (keyof Questions)[];
export type WindowQuestion = (typeof WINDOW_QUESTIONS)[number];

export type KeysToWindow =
  | {
      /** `manage`: the visitor manages the key; the frame needs none. */
      readonly kind: 'unlock' | 'manage';
      /** Without the session. */
      readonly login: LoggedIn;
      /** The page that the visitor returns to. */
      readonly app: string;
      /** Of the kinds of keys that the site uses. */
      readonly kinds: readonly string[];
    }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly id: number; readonly message: string }
  /** Nothing is pending any more. */
  | { readonly kind: 'done'; readonly unlocked: boolean };

export type KeysToFrame =
  | { readonly kind: 'ask'; readonly id: number; readonly name: WindowQuestion; readonly question: object }
  | { readonly kind: 'master'; readonly master: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'declined' }
  /** The visitor wants to manage the key. */
  | { readonly kind: 'manage' };
