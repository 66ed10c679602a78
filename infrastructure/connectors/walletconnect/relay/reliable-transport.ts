/**
 * Carries messages to the relay in place of the SDK, which resends only after 15 seconds and continues after the caller has
 * cancelled. Here a message is resent as soon as a broken connection is back, and never after it was reported as failed.
 */
import type { Failure } from '../../../../domain/failure/failure.js';
import {
  openTransport,
  type Relayer,
  type TransportListeners,
  type TransportOpener,
  unreachable,
} from './open-transport.js';

type Ask = Parameters<Relayer['request']>[0];
type PublishOptions = NonNullable<Parameters<Relayer['publish']>[2]>;

export interface ReliableTransportOptions extends TransportListeners {
  /** Milliseconds for the relay to accept a request for a wallet. */
  readonly delivery?: number;
  /** True: the relay receives unencrypted metadata of messages: the method, contracts, hashes of transactions. */
  readonly telling?: boolean;
}

/** The protocol's tag: `wc_sessionRequest`. */
const REQUEST_TAG = 1108;
const DELIVERY = 20_000;
/** Background messages may take longer: the end of a session, or its namespaces. */
const TIMEOUT = 60_000;
/** Seconds that the relay keeps a message. */
const SIX_HOURS = 21_600;
const FIVE_MINUTES = 300;
const CUT = Symbol('cut');

export function reliableTransport(
  relayer: Relayer,
  { delivery = DELIVERY, telling = false, ...listeners }: ReliableTransportOptions = {},
): TransportOpener {
  const opener = openTransport(relayer, listeners);
  let stopped = false;
  /** Ends each pending message: with a failure, or, without one, silently. */
  const inHand = new Set<(failure?: Failure) => void>();

  /** One listener for all pending messages of a connection, so that many messages do not look like a leak. */
  const waiting = new WeakMap<object, Set<() => void>>();
  const onCut = ({ provider }: Relayer, cut: () => void): (() => void) => {
    let cuts = waiting.get(provider);
    if (!cuts) {
      const all = new Set<() => void>();
      waiting.set(provider, all);
      provider.once('disconnect', () => {
        waiting.delete(provider);
        for (const each of all) each();
      });
      cuts = all;
    }
    const those = cuts;
    those.add(cut);
    return () => those.delete(cut);
  };

  /** Sends it over every new connection until one has brought an answer. */
  const deliver = async (ask: Ask, isOver: () => boolean): Promise<unknown> => {
    while (!isOver()) {
      await relayer.confirmOnlineStateOrThrow();
      if (!relayer.connected) await opener.open().catch(() => undefined);
      if (opener.refusal) throw opener.refusal;
      if (!relayer.connected || isOver()) continue;
      const { provider } = relayer;
      let cut = (): void => undefined;
      const broken = new Promise<typeof CUT>((resolve) => {
        cut = () => resolve(CUT);
      });
      const done = onCut(relayer, () => cut());
      try {
        const answer = await Promise.race([provider.request(ask), broken]);
        if (answer === CUT) continue;
        opener.answered();
        return answer;
      } finally {
        done();
      }
    }
    throw unreachable();
  };
  const send = (ask: Ask, limit: number): Promise<unknown> => {
    let over = false;
    // It stays pending: a rejection would be unhandled.
    if (stopped) return new Promise(() => undefined);
    return new Promise((resolve, reject) => {
      const end = (settle?: () => void) => {
        over = true;
        clearTimeout(timer);
        inHand.delete(stop);
        settle?.();
      };
      const stop = (failure?: Failure) => end(failure && (() => reject(failure)));
      const timer = setTimeout(() => stop(unreachable()), limit);
      inHand.add(stop);
      deliver(ask, () => over).then(
        (answer) => end(() => resolve(answer)),
        (error) => end(() => reject(error)),
      );
    });
  };
  const publish = async (method: string, payload: object, ttl: number, opts: PublishOptions): Promise<void> => {
    const { id = newId(), prompt, tag, attestation, tvf, internal } = opts;
    const about = telling ? tvf : undefined;
    const given = { prompt: prompt || undefined, tag: tag || undefined, attestation };
    // A request is waiting: do not delay the next attempt.
    opener.hurry();
    const ask = { id, method, params: { ...payload, ttl: opts.ttl ?? ttl, ...given, ...about } };
    try {
      await send(ask as Ask, tag === REQUEST_TAG ? delivery : TIMEOUT);
      relayer.events.emit('relayer_publish', { ...ask, ...opts });
    } catch (error) {
      if (internal?.throwOnFailedPublish) throw error;
    }
  };
  relayer.request = (ask) => send(ask, TIMEOUT) as ReturnType<Relayer['request']>;
  relayer.publish = async (topic, message, opts = {}) => {
    await publish(opts.publishMethod ?? 'irn_publish', { topic, message }, SIX_HOURS, opts);
    await relayer.messages.set(topic, message, 'outbound');
  };
  relayer.publishCustom = ({ payload, opts = {} }) =>
    publish(opts.publishMethod ?? 'irn_publish', payload, FIVE_MINUTES, opts);

  return {
    ...opener,
    get refusal() {
      return opener.refusal;
    },
    refuse(failure) {
      opener.refuse(failure);
      for (const end of [...inHand]) end(failure);
    },
    stop() {
      stopped = true;
      opener.stop();
      for (const end of [...inHand]) end();
    },
  };
}

/** Like the SDK's ids: more digits than a number can hold. */
function newId(): string {
  return `${Date.now()}${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;
}
