import { useMemo } from 'react';
import type { Namespace } from '../../../domain/network/caip.js';
import { type AccountValue, accountValue, NOT_CONNECTED } from '../values/account-value.js';
import { steady } from '../values/steady.js';
import { useModalState } from './use-modal-state.js';

/** The visitor's account in the given namespace; by default, in the active one. */
export function useAppKitAccount({ namespace }: { readonly namespace?: Namespace } = {}): AccountValue {
  const read = useMemo(() => steady((state) => accountValue(state, namespace)), [namespace]);
  return useModalState(read, NOT_CONNECTED);
}
