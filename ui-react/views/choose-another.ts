/** Lets the visitor choose another wallet: goes back to the list it was chosen from, or to the first screen. */

import type { State } from '../../application/engine/state.js';
import type { Modal } from '../../application/modal/modal.js';
import type { Route } from '../../application/shell/router.js';

const LISTS: readonly Route['view'][] = ['connect', 'connect-wallets', 'all-wallets'];

export function chooseAnother(modal: Modal, { router }: State): void {
  const before = router.history.at(-2)?.view;
  void (before && LISTS.includes(before) ? modal.back() : modal.reset({ view: 'connect' }));
}
