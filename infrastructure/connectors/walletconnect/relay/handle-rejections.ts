/**
 * The SDK drops promises, whose rejections would be unhandled in the page or crash a Node process. They are handled
 * here; callers that await them still get them. All are expected: the relay was unreachable, or the data to delete is
 * already gone.
 */
import type { Core } from '@walletconnect/core';
import { readProperty } from '../../../../domain/value/read-property.js';

type Relayer = InstanceType<typeof Core>['relayer'];

/** Call it after the relayer is set up. */
export function handleRelayerRejections(relayer: Relayer): void {
  handleRejections(relayer, Object.keys(relayer));
  neverReject(relayer, 'onProviderPayload');
  // A topic that is not unsubscribed is only ignored.
  neverReject(relayer, 'unsubscribe');
}

/** A session that both sides end at once, or that ends twice, is deleted once. */
export function handleEngineRejections(engine: object, keeps: (topic: string) => boolean): void {
  const original: unknown = Reflect.get(engine, 'deleteSession');
  const deleting = new Set<string>();
  const deleteSession = async (about: { readonly topic: string }): Promise<void> => {
    const { topic } = about;
    if (deleting.has(topic) || !keeps(topic) || typeof original !== 'function') return;
    deleting.add(topic);
    try {
      await Reflect.apply(original, engine, [about]);
    } catch {
      // The session was already partly deleted.
    } finally {
      deleting.delete(topic);
    }
  };
  handleRejections(engine, Object.keys(engine));
  Reflect.set(engine, 'deleteSession', deleteSession);
}

/** Every tab with a session receives the answers to all its pings. In a tab that did not ping, the SDK throws from a timer for lack of a listener. */
export function ignorePingResponses(engine: object): void {
  const original: unknown = Reflect.get(engine, 'onSessionPingResponse');
  const events: unknown = Reflect.get(engine, 'events');
  const once = readProperty(events, 'once');
  if (typeof original !== 'function' || typeof once !== 'function') return;
  Reflect.set(engine, 'onSessionPingResponse', (topic: string, answer: { readonly id: number }) => {
    Reflect.apply(once, events, [`session_ping:${answer.id}`, () => undefined]);
    return Reflect.apply(original, engine, [topic, answer]);
  });
}

/** Handles its rejection, in case no caller does. */
function handleRejections(owner: object, names: readonly string[]): void {
  for (const name of names) {
    replace(owner, name, (result) => {
      if (result instanceof Promise) result.catch(() => undefined);
      return result;
    });
  }
}

/** Its promise is not awaited: it never fails. */
function neverReject(owner: object, name: string): void {
  replace(owner, name, (result) => Promise.resolve(result).catch(() => undefined));
}

function replace(owner: object, name: string, change: (result: unknown) => unknown): void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') return;
  Reflect.set(owner, name, (...given: readonly unknown[]) => change(Reflect.apply(original, owner, given)));
}
