// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own, as with wagmi
import { shallowReactive } from 'vue';
import type { State } from '../../../application/engine/state.js';
import { type PublicState, publicState } from '../values/public-state.js';
import { steady } from '../values/steady.js';
import { followModal } from './follow-modal.js';
import { neededComposable } from './needed-composable.js';

type Shown = Pick<PublicState, 'open' | 'selectedNetworkId'>;

/** Whether the modal is open, and which network is chosen (CAIP-2). */
export function useAppKitState(): Shown {
  neededComposable('useAppKitState');
  const shown = shallowReactive<Shown>({ open: false, selectedNetworkId: undefined });
  const read = steady((state: State) => {
    const { open, selectedNetworkId } = publicState(state);
    return { open, selectedNetworkId };
  });
  followModal(read, shown, (value) => void Object.assign(shown, value));
  return shown;
}
