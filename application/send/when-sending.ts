/** Loads sending with its first screen. */
import type { Reaction } from '../engine/deps.js';

export const whenSending: Reaction = (deps) =>
  deps.withPart(
    'send',
    ({ router }) => router.history.some(({ view }) => view === 'send'),
    ({ keepSend }) => keepSend(deps),
  );
