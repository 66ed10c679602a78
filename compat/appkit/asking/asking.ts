/** A component's request and its latest result, as hooks and composables show it. */
export interface Asked<Value> {
  /** The value, once the latest call has succeeded. */
  readonly data: Value | undefined;
  /** Why the latest call failed. */
  readonly error: Error | undefined;
  /** True while the latest call runs. */
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isSuccess: boolean;
}

/** Called when an operation ends: with its value or its error. */
export interface AskHandlers<Value> {
  readonly onSuccess?: (value: Value) => void;
  readonly onError?: (error: Error) => void;
}

const IDLE = { data: undefined, error: undefined, isPending: false, isError: false, isSuccess: false } as const;

export interface Asking<Value> {
  get(): Asked<Value>;
  /** Calls back after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Resolves once there is a result, successful or not. `handlers` is read when one of them is due. */
  ask(call: () => Promise<Value>, handlers: () => AskHandlers<Value>): Promise<void>;
}

/** Follows the latest call; the result of an earlier one that ends later is ignored. */
export function asking<Value>(): Asking<Value> {
  const listeners = new Set<() => void>();
  let asked: Asked<Value> = IDLE;
  let turn = 0;
  const show = (next: Partial<Asked<Value>>) => {
    asked = { ...IDLE, ...next };
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => asked,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async ask(call, handlers) {
      turn += 1;
      const own = turn;
      show({ isPending: true });
      const outcome = await call().then(
        (data) => ({ data }),
        (error: Error) => ({ error }),
      );
      if (own !== turn) return;
      if ('error' in outcome) {
        show({ ...outcome, isError: true });
        handlers().onError?.(outcome.error);
      } else {
        show({ ...outcome, isSuccess: true });
        handlers().onSuccess?.(outcome.data);
      }
    },
  };
}
