/** Another wallet in place of the one that did not come: back to the list it was chosen from, or to the first one. */

import type { State } from '../../application/engine/state.js';
import type { Modal } from '../../application/modal/modal.js';
import type { Route } from '../../application/shell/router.js';

const LISTS: readonly Route['view'][] = ['connect', 'connect-wallets', 'all-wallets'];

export function chooseAnother(modal: Modal, { router }: State): void {
  const before = router.history.at(-2)?.view;
  void (before && LISTS.includes(before) ? modal.back() : modal.reset({ view: 'connect' }));
}
