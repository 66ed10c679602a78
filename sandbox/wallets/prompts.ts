/** The wallet's prompts, and how its user answers them: by hand, by a mode, or by a rule of the test's own. */

/** How a wallet's user behaves: prompted each time, approves or rejects at once, approves late, or never answers. */
export const WALLET_MODES = ['ask', 'approve', 'reject', 'delay', 'never'] as const;
export type WalletMode = (typeof WALLET_MODES)[number];

/** `wait` puts the request on the list of those to be answered by hand. */
export type Verdict = 'approve' | 'reject' | 'wait' | 'never';
export type Decide = (request: WalletRequest) => Verdict | Promise<Verdict>;

/** A request that needs the user's consent. */
export interface WalletRequest {
  readonly id: number;
  readonly wallet: string;
  readonly method: string;
  readonly params: readonly unknown[];
  readonly origin: string;
  /** The wallet's network at the time of the request. */
  readonly chainId: number;
  /** The request's namespace, if a wallet supports several. */
  readonly namespace?: string;
  /** The requester's id of it. */
  readonly reference?: string;
}

export interface Prompts {
  mode: WalletMode;
  /** Resolves with whether the user approves; never, if the user does not answer. */
  ask(request: Omit<WalletRequest, 'id'>): Promise<boolean>;
  /** The pending requests that are answered by hand, oldest first. */
  pending(): readonly WalletRequest[];
  /** Answers one of them. False if it is not pending. */
  answer(id: number, approve: boolean): boolean;
  /** Answers the oldest one, or the next one if none is pending. Resolves with the answered request. */
  answerNext(approve: boolean): Promise<WalletRequest>;
}

interface Waiting {
  readonly request: WalletRequest;
  readonly settle: (approve: boolean) => void;
}

const DELAY_MS = 3000;
const NEVER = new Promise<boolean>(() => undefined);

/** `onChange` is called after each change of the list or the mode. */
export function createPrompts(mode: WalletMode, decide: Decide | undefined, onChange: () => void): Prompts {
  let current = mode;
  let lastId = 0;
  let waiting: readonly Waiting[] = [];
  let ahead: readonly ((next: Waiting) => void)[] = [];

  const settle = (entry: Waiting, approve: boolean) => {
    waiting = waiting.filter((each) => each !== entry);
    entry.settle(approve);
    onChange();
  };
  const put = (request: WalletRequest): Promise<boolean> =>
    new Promise((resolve) => {
      const entry: Waiting = { request, settle: resolve };
      waiting = [...waiting, entry];
      onChange();
      const [first, ...rest] = ahead;
      ahead = rest;
      first?.(entry);
    });

  const prompts: Prompts = {
    get mode() {
      return current;
    },
    set mode(next) {
      if (!WALLET_MODES.includes(next))
        throw new Error(`No such mode: ${String(next)}. One of ${WALLET_MODES.join(', ')}.`);
      current = next;
      onChange();
    },
    async ask(details) {
      lastId += 1;
      const request: WalletRequest = { id: lastId, ...details };
      const verdict = decide ? await decide(request) : verdictOf(current);
      if (verdict === 'approve' || verdict === 'reject') return verdict === 'approve';
      if (verdict === 'never') return NEVER;
      const answer = put(request);
      // Answered by hand in the meantime: the late approval is ignored.
      if (!decide && current === 'delay') setTimeout(() => prompts.answer(request.id, true), DELAY_MS);
      return answer;
    },
    pending: () => waiting.map((each) => each.request),
    answer(id, approve) {
      const entry = waiting.find((each) => each.request.id === id);
      if (entry) settle(entry, approve);
      return entry !== undefined;
    },
    answerNext(approve) {
      return new Promise((resolve) => {
        const take = (entry: Waiting) => {
          settle(entry, approve);
          resolve(entry.request);
        };
        const [first] = waiting;
        if (first) take(first);
        else ahead = [...ahead, take];
      });
    },
  };
  return prompts;
}

function verdictOf(mode: WalletMode): Verdict {
  return mode === 'ask' || mode === 'delay' ? 'wait' : mode;
}
