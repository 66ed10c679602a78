/**
 * Opens the connection to the relay in place of the SDK, which retries endlessly and as fast as it can: an unreachable relay is retried
 * less and less often, one that refuses, or that the page's policy blocks, is not retried.
 */
import type { Core } from '@walletconnect/core';
import { Failure } from '../../../../domain/failure/failure.js';
import { readProperty } from '../../../../domain/value/read-property.js';

export type Relayer = InstanceType<typeof Core>['relayer'];

export interface TransportOpener {
  /** Resolves once the connection is open. Rejects with a `Failure` if it cannot be opened for a while, or not at all. */
  open(): Promise<void>;
  /** Tries at once: a request is waiting. */
  hurry(): void;
  /** The connection works: if it breaks, it is reopened at once. */
  answered(): void;
  /** From now on every attempt fails with this. */
  refuse(failure: Failure): void;
  readonly refusal: Failure | undefined;
  /** Stops all attempts and timers. */
  stop(): void;
}

/** The time limit for callers that wait for a connection to open. */
const OPENING = 15_000;
/** A shorter interruption is not reported. */
const NOTICEABLE = 1_500;
/** How long to wait for a relay to end the connection after its close frame, like browsers. */
const HANGING_UP = 5_000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 60_000;

export const unreachable = (): Failure => new Failure('request-failed', 'The relay cannot be reached');

export interface TransportListeners {
  /** Called when the relay has been out of reach for a moment, and when it is back. */
  readonly onAway?: ((away: boolean) => void) | undefined;
  /** Called with the relay's error when it closes a connection permanently. */
  readonly onRefused?: ((error: unknown) => void) | undefined;
}

export function openTransport(
  relayer: Relayer,
  { onAway = () => undefined, onRefused = () => undefined }: TransportListeners = {},
): TransportOpener {
  const own = (name: string): Promise<unknown> => Reflect.apply(Reflect.get(relayer, name), relayer, []);
  /** Ends the current wait early. */
  let hurry = (): void => undefined;
  let opening: Promise<void> | undefined;
  /** Since the relay last answered: a relay that closes each connection at once counts as unreachable. */
  let attempts = 0;
  let refusal: Failure | undefined;
  let away = false;
  let noticing: ReturnType<typeof setTimeout> | undefined;
  const notice = (now: boolean) => {
    clearTimeout(noticing);
    noticing = undefined;
    if (away !== now) onAway(now);
    away = now;
  };

  /** The reason for closing is known only once the connection is closed: a new connection before that would look like one after an interruption. */
  const untilHungUp = async (): Promise<void> => {
    const { provider } = relayer;
    if (!readProperty(provider, 'connection') || !provider.connection.connected) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, HANGING_UP);
      provider.once('disconnect', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  };
  const attempt = async (): Promise<void> => {
    await untilHungUp();
    await own('createProvider');
    if (refusal) throw refusal;
    const { provider, subscriber } = relayer;
    let interrupt = (): void => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const interrupted = new Promise<never>((_, reject) => {
      interrupt = () => reject(unreachable());
      timer = setTimeout(interrupt, OPENING);
    });
    provider.once('disconnect', interrupt);
    // Here, as the SDK stops listening to a connection that it has abandoned.
    provider.on('error', onRefused);
    try {
      await Promise.race([provider.connect().then(() => subscriber.start()), interrupted]);
    } finally {
      clearTimeout(timer);
      provider.off('disconnect', interrupt);
    }
  };
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => hurry(), milliseconds);
      hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const knock = async (): Promise<void> => {
    relayer.transportExplicitlyClosed = false;
    if (!away) noticing ??= setTimeout(() => notice(true), NOTICEABLE);
    const end = Date.now() + OPENING;
    while (!relayer.connected) {
      if (attempts > 0 && !refusal) await pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1)));
      if (refusal) throw refusal;
      if (relayer.transportExplicitlyClosed) throw unreachable();
      attempts += 1;
      try {
        await attempt();
      } catch {
        await relayer.subscriber.stop();
      }
      if (!relayer.connected && Date.now() > end) throw refusal ?? unreachable();
    }
    notice(false);
    // The SDK forgets this if nothing was subscribed, and would not reopen a broken connection.
    Reflect.set(relayer, 'reconnectInProgress', false);
  };
  const open = (): Promise<void> => {
    opening ??= knock().finally(() => {
      opening = undefined;
    });
    return opening;
  };
  Reflect.set(relayer, 'connect', open);
  return {
    open,
    hurry: () => hurry(),
    answered() {
      attempts = 0;
    },
    refuse(failure) {
      refusal = failure;
      notice(false);
      hurry();
    },
    get refusal() {
      return refusal;
    },
    stop() {
      refusal = new Failure('cancelled', 'The connection to the relay was closed');
      notice(false);
      hurry();
    },
  };
}
