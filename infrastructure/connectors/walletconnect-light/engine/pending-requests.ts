/** Requests that a wallet has yet to answer. The first answer to each counts, in any order. */
import type { WalletMessage } from '../protocol/read-message.js';

export interface PendingRequests {
  /** The answer on one of these topics. Rejects with the wallet's error, or with code 8000 after `seconds`. */
  add(topic: string | readonly string[], id: number, seconds: number): Promise<unknown>;
  /** Whether it still waits for its answer. */
  has(id: number): boolean;
  answer(topic: string, message: Exclude<WalletMessage, { type: 'request' }>): void;
  /** The request could not be sent, or was cancelled. */
  fail(id: number, error: unknown): void;
  /** Fails the requests of one topic, or all, with this error. */
  end(error: unknown, topic?: string): void;
}

interface PendingRequest {
  readonly topics: readonly string[];
  readonly settle: (error: unknown, answer?: unknown) => void;
}

/** In seconds. Timers beyond 2^31 ms fire at once. */
const WEEK = 604_800;

export function pendingRequests(): PendingRequests {
  const open = new Map<number, PendingRequest>();
  return {
    add(topic, id, seconds) {
      return new Promise((resolve, reject) => {
        const late = () => settle({ code: 8000, message: 'Request expired' });
        const timer = setTimeout(late, Math.min(seconds, WEEK) * 1000);
        const settle: PendingRequest['settle'] = (error, answer) => {
          clearTimeout(timer);
          open.delete(id);
          if (error === undefined) resolve(answer);
          else reject(error);
        };
        open.set(id, { topics: [topic].flat(), settle });
      });
    },
    answer(topic, message) {
      const asked = open.get(message.id);
      if (!asked?.topics.includes(topic)) return;
      if (message.type === 'error') asked.settle(message.error);
      else asked.settle(undefined, message.result);
    },
    has: (id) => open.has(id),
    fail: (id, error) => open.get(id)?.settle(error),
    end(error, topic) {
      for (const asked of [...open.values()])
        if (topic === undefined || asked.topics.includes(topic)) asked.settle(error);
    },
  };
}
