/** The state and services that all parts of the client share. */
import type { Subject } from 'rxjs';
import type { SessionEvent } from '../../walletconnect/protocol-client.js';
import type { Primitives } from '../crypto/primitives.js';
import type { Relayer } from '../relay/relayer.js';
import type { PeerMetadata } from '../session/read-peer.js';
import type { SessionEntry } from '../session/session-entry.js';
import type { SessionTerms } from '../session/session-record.js';
import type { Messenger } from './messenger.js';
import type { PendingRequests } from './pending-requests.js';

export interface ClientContext {
  readonly primitives: Primitives;
  readonly entry: SessionEntry;
  readonly relayer: Relayer;
  readonly messenger: Messenger;
  readonly pending: PendingRequests;
  readonly sessionEvents$: Subject<SessionEvent>;
  readonly metadata: PeerMetadata;
  readonly nextId: () => number;
  /** Stores a settled session and subscribes to its topic. */
  settle(terms: SessionTerms): void;
  /** Removes an ended session with its keys, requests and timers. */
  forget(topic: string): void;
  /** Reads the changes that another tab with the same session has stored. */
  refresh(): void;
  /** Reschedules the timer for the next expiry. */
  watchTime(): void;
}

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

export const ENDED = { code: 6000, message: 'User disconnected.' };
