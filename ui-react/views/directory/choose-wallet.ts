/** Chooses a wallet of the directory: connects the same wallet if it is installed, otherwise pairs with it. */
import { pictureOf } from '../../../application/catalogue/pictures/picture-of.js';
import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';
import type { ListedWallet } from '../../../domain/wallet/wallet.js';
import { findConnector } from '../../../domain/wallet/wallet-visibility.js';

export function chooseWallet(modal: Modal, state: State, wallet: ListedWallet): void {
  const { connect, catalogue } = state;
  const found = Object.values(connect.wallets).flat();
  const near = findConnector(found, wallet, connect.activeNamespace);
  if (near) return void modal.connect(near.id, near.namespace);
  const imageUrl = pictureOf(catalogue, wallet);
  return void modal.connect(imageUrl === undefined ? wallet : { ...wallet, imageUrl });
}
