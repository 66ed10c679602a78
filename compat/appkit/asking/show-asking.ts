// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own, as with wagmi
import { shallowReactive } from 'vue';
import { whileUsed } from '../vue/while-used.js';
import { type Asked, type AskHandlers, Asking } from './asking.js';

/** For Vue: an object that follows the latest answer, with `own` beside it, and how to ask. */
export function showAsking<Value, Own extends object>(
  handlers: AskHandlers<Value>,
  own: Own,
): [shown: Asked<Value> & Own, ask: (call: () => Promise<Value>) => Promise<void>] {
  const asking = new Asking<Value>();
  const shown = shallowReactive({ ...asking.get(), ...own });
  whileUsed(() => asking.subscribe(() => void Object.assign(shown, asking.get())));
  return [shown, (call) => asking.ask(call, () => handlers)];
}
