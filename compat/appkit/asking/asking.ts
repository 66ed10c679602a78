/** Something that a component asks for, and its latest answer: what hooks and composables show of it. */
export interface Asked<Value> {
  readonly data: Value | undefined;
  readonly error: Error | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isSuccess: boolean;
}

/** Called when a call ends: with its value, or with what went wrong. */
export interface AskHandlers<Value> {
  readonly onSuccess?: (value: Value) => void;
  readonly onError?: (error: Error) => void;
}

const IDLE = { data: undefined, error: undefined, isPending: false, isError: false, isSuccess: false } as const;

/** Follows the call that was made last; an earlier one that ends afterwards is dropped. */
export class Asking<Value> {
  #asked: Asked<Value> = IDLE;
  #turn = 0;
  readonly #listeners = new Set<() => void>();

  readonly get = (): Asked<Value> => this.#asked;

  /** Calls back after each change. Returns how to end it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Resolves once the answer is there, whichever it is. `handlers` is asked for when one of them is due. */
  async ask(call: () => Promise<Value>, handlers: () => AskHandlers<Value>): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#show({ ...IDLE, isPending: true });
    const outcome = await call().then(
      (data) => ({ data }),
      (error: Error) => ({ error }),
    );
    if (turn !== this.#turn) return;
    if ('error' in outcome) {
      this.#show({ ...IDLE, error: outcome.error, isError: true });
      handlers().onError?.(outcome.error);
    } else {
      this.#show({ ...IDLE, data: outcome.data, isSuccess: true });
      handlers().onSuccess?.(outcome.data);
    }
  }

  #show(asked: Asked<Value>): void {
    this.#asked = asked;
    for (const listener of [...this.#listeners]) listener();
  }
}
