/** The modal's events under AppKit's names. The table of names is loaded with the first listener. */
import type { Modal } from '../../application/modal/modal.js';
import type { Transition } from '../../infrastructure/services/analytics/analytics.js';
import { accountValue } from './values/account-value.js';

/** An event as AppKit's `useAppKitEvents` returns it. */
export interface NamedEvent {
  /** In milliseconds since 1970. */
  timestamp: number;
  /** Always empty: no errors are reported to a server. */
  reportedErrors: Record<string, boolean>;
  /**
   * `event`: AppKit's name, such as `CONNECT_SUCCESS`. `properties` depend on the event. `address`: the account in use,
   * if there is one.
   */
  data: {
    type: 'track' | 'error';
    event: string;
    properties?: Readonly<Record<string, unknown>>;
    address?: string;
  };
}

export interface NamedEvents {
  /** The last one; `MODAL_CREATED` before any. */
  get(): NamedEvent;
  /** Calls back with each later event. Returns a function that unsubscribes. */
  subscribe(listener: (event: NamedEvent) => void): () => void;
}

/** Events kept for a later listener. */
const MOST_WAITING = 50;

export function namedEvents(modal: Modal): NamedEvents {
  const listeners = new Set<(event: NamedEvent) => void>();
  const waiting: Transition[] = [];
  let last: NamedEvent = { timestamp: Date.now(), reportedErrors: {}, data: { type: 'track', event: 'MODAL_CREATED' } };
  let deliver: ((transition: Transition) => void) | undefined;
  let isLoading = false;

  const load = () => {
    if (isLoading) return;
    isLoading = true;
    import('../../infrastructure/services/analytics/records-of.js').then(
      ({ recordsOf }) => {
        deliver = (transition) => {
          for (const { type, event, properties } of recordsOf(transition, isPhone())) {
            const address = accountValue(transition.state).address ?? accountValue(transition.before).address;
            const data = { type, event, properties, ...(address !== undefined && { address }) };
            last = { timestamp: Date.now(), reportedErrors: {}, data };
            for (const listener of [...listeners]) listener(last);
          }
        };
        waiting.splice(0).forEach(deliver);
      },
      () => {
        // Loading failed: retried for the next listener.
        isLoading = false;
      },
    );
  };

  let before = modal.getState();
  modal.events$.subscribe((event) => {
    const state = modal.getState();
    const transition = { event, before, state };
    before = state;
    if (deliver) return deliver(transition);
    waiting.push(transition);
    waiting.splice(0, waiting.length - MOST_WAITING);
  });

  return {
    get: () => {
      load();
      return last;
    },
    subscribe(listener) {
      load();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
