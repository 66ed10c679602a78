// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own, as with wagmi
import { getCurrentInstance, getCurrentScope, onMounted, onScopeDispose } from 'vue';

/**
 * Starts once the component is mounted, so that it matches the server-rendered HTML; without a component, at once. Ends
 * with its scope.
 */
export function whileUsed(begin: () => () => void): void {
  let end: (() => void) | undefined;
  const start = () => {
    end = begin();
  };
  if (getCurrentInstance()) onMounted(start);
  else start();
  if (getCurrentScope()) onScopeDispose(() => end?.());
}
