// biome-ignore lint/correctness/noUndeclaredDependencies: the app's own, as with wagmi
import { type Ref, shallowRef } from 'vue';
import type { Namespace } from '../../../domain/network/caip.js';
import { type AccountValue, accountValue, NOT_CONNECTED } from '../values/account-value.js';
import { steady } from '../values/steady.js';
import { followModal } from './follow-modal.js';

/** The visitor's account in the given namespace; by default, in the active one. */
export function useAppKitAccount({ namespace }: { readonly namespace?: Namespace } = {}): Ref<AccountValue> {
  const account = shallowRef(NOT_CONNECTED);
  const read = steady((state) => accountValue(state, namespace));
  followModal(read, NOT_CONNECTED, (value) => {
    account.value = value;
  });
  return account;
}
