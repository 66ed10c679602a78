/** The requests and events that a wallet sends to the page in a session. */
import { textOf } from '../../../../domain/text/text-of.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { isOlder } from '../protocol/message-ids.js';
import { answerPublishOptions } from '../protocol/publish-options.js';
import { TIMEOUT } from '../relay/relayer.js';
import { coversEvent, readSessionNamespaces } from '../session/read-namespaces.js';
import { MOST_RECEIVED, type SessionRecord } from '../session/session-record.js';
import { type ClientContext, nowInSeconds } from './client-context.js';

/** Requests that only pages make: those of another tab with the same session. */
const OF_PAGES: readonly string[] = ['wc_sessionPropose', 'wc_sessionRequest', 'wc_sessionAuthenticate'];
const WEEK = 604_800;

interface Asked {
  readonly topic: string;
  readonly end: string;
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
}

/** `true`, or the error. */
type Verdict = true | { readonly code: number; readonly message: string };

/** Executes the request, and answers. */
export function createWalletRequests(context: ClientContext): (asked: Asked) => void {
  const { entry, messenger, sessionEvents$ } = context;
  /** The id of the last event of each name and session. */
  const latest = new Map<string, number>();
  const isStale = (name: string, id: number): boolean => {
    if (isOlder(id, latest.get(name))) return true;
    latest.set(name, id);
    return false;
  };

  const act = ({ topic, end, id, method, params }: Asked): Verdict => {
    // What another tab has stored would be overwritten.
    context.refresh();
    const session = entry.sessions.get(topic);
    if (method === 'wc_sessionPing' || method === 'wc_pairingPing' || method === 'wc_pairingDelete') return true;
    if (!session) return { code: 7001, message: 'No session' };
    // The relay repeats a message until it is acknowledged, also to the next page, and after later messages.
    const change = (by: Partial<SessionRecord>) => {
      entry.sessions.set(topic, { ...session, ...by, heard: [...session.heard, end].slice(-MOST_RECEIVED) });
      entry.save();
    };
    switch (method) {
      case 'wc_sessionUpdate': {
        // Another tab has heard it, and perhaps later ones.
        if (session.heard.includes(end)) return true;
        const namespaces = readSessionNamespaces(readProperty(params, 'namespaces'));
        if (!namespaces || isOlder(id, session.updatedBy)) return { code: 1003, message: 'Invalid update' };
        change({ namespaces, updatedBy: id });
        sessionEvents$.next({ type: 'updated', topic, namespaces });
        return true;
      }
      case 'wc_sessionExtend':
        // Regardless of the content, as the SDK does on both sides.
        change({ expiry: nowInSeconds() + WEEK });
        context.watchTime();
        return true;
      case 'wc_sessionEvent': {
        const event = readProperty(params, 'event');
        const chainId = readProperty(params, 'chainId');
        const name = textOf(readProperty(event, 'name'));
        if (!coversEvent(session.namespaces, textOf(chainId), name))
          return { code: 3002, message: 'Unauthorized event' };
        if (isStale(`${topic} ${name}`, id)) return true;
        change({});
        sessionEvents$.next({ type: 'event', topic, event, chainId });
        return true;
      }
      case 'wc_sessionDelete':
        return true;
      default:
        return { code: 10_001, message: `Unsupported method: ${method}`.slice(0, 200) };
    }
  };

  return (asked) => {
    const { topic, id, method } = asked;
    if (OF_PAGES.includes(method)) return;
    const verdict = act(asked);
    const content = verdict === true ? { id, result: true } : { id, error: verdict };
    messenger.send(topic, content, answerPublishOptions(method), TIMEOUT).catch(() => undefined);
    if (method !== 'wc_sessionDelete' || !entry.sessions.has(topic)) return;
    context.forget(topic);
    sessionEvents$.next({ type: 'ended', topic });
  };
}
