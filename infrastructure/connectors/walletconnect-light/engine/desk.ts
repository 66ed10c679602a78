/** What all parts of the client share. */
import type { Subject } from 'rxjs';
import type { SessionNews } from '../../walletconnect/protocol-client.js';
import type { Primitives } from '../crypto/primitives.js';
import type { RelayLine } from '../relay/relay-line.js';
import type { PeerMetadata } from '../session/read-peer.js';
import type { SessionEntry } from '../session/session-entry.js';
import type { SessionTerms } from '../session/session-record.js';
import type { Mail } from './mail.js';
import type { OpenAsks } from './open-asks.js';

export interface Desk {
  readonly primitives: Primitives;
  readonly entry: SessionEntry;
  readonly line: RelayLine;
  readonly mail: Mail;
  readonly asks: OpenAsks;
  readonly news$: Subject<SessionNews>;
  readonly metadata: PeerMetadata;
  readonly nextId: () => number;
  /** Stores a settled session and subscribes to its topic. */
  settle(terms: SessionTerms): void;
  /** Removes an ended session with its keys, requests and timers. */
  forget(topic: string): void;
  /** Takes over what another tab with the same session has stored. */
  refresh(): void;
  /** Reschedules the timer for the next expiry. */
  watchTime(): void;
}

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

export const ENDED = { code: 6000, message: 'User disconnected.' };
