import { type PublicState, publicState } from '../values/public-state.js';
import { steady } from '../values/steady.js';
import { useModalState, useNeededInstance } from './use-modal-state.js';

const read = steady(publicState);

/** Whether the modal is open, which network is chosen, and whether it has loaded. */
export function useAppKitState(): PublicState {
  const instance = useNeededInstance('useAppKitState');
  return useModalState(read, instance.getState());
}
