// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own, as with wagmi
import { shallowReactive } from 'vue';
import { whileUsed } from '../vue/while-used.js';
import { type Asked, type AskHandlers, asking } from './asking.js';

/** For Vue: an object with the latest result and the properties of `own`, and the function to make a request. */
export function showAsking<Value, Own extends object>(
  handlers: AskHandlers<Value>,
  own: Own,
): [shown: Asked<Value> & Own, ask: (call: () => Promise<Value>) => Promise<void>] {
  const { get, subscribe, ask } = asking<Value>();
  const shown = shallowReactive({ ...get(), ...own });
  whileUsed(() => subscribe(() => void Object.assign(shown, get())));
  return [shown, (call) => ask(call, () => handlers)];
}
