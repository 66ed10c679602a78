/** Connects the wallet that a button is for. Loaded with the first button. */
import { pictureOf } from '../../../application/catalogue/pictures/picture-of.js';
import { connectedOf } from '../../../application/connect/selectors.js';
import type { Outcome } from '../../../application/engine/outcome.js';
import type { State } from '../../../application/engine/state.js';
import { logInBySocial } from '../../../application/login/actions.js';
import type { Modal } from '../../../application/modal/modal.js';
import { isVisible } from '../../../application/shell/navigation.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { ListedWallet, Wallet as Reached } from '../../../domain/wallet/wallet.js';
import { findConnector } from '../../../domain/wallet/wallet-visibility.js';
import { wellKnownList } from '../../../infrastructure/services/catalogue/static/well-known-list.js';
import { networkValue } from '../values/network-value.js';
import { untilState } from './until-state.js';
import { directoryId, isSocial } from './wallet-names.js';

/** The connected account. */
export interface ReachedAccount {
  chainNamespace: Namespace;
  /** A number on EVM networks; text elsewhere. */
  chainId: number | string;
  address: string;
}

/**
 * Shows the modal and connects. Rejects with `Modal closed` if the visitor closes it, with `Connection rejected` if they decline,
 * or with another error.
 */
export async function reachWallet(modal: Modal, wallet: string, namespace?: Namespace): Promise<ReachedAccount> {
  await modal.open({ route: { view: 'connect' }, ...(namespace && { namespace }) });
  if (wallet === 'email') await connectedByVisitor(modal, namespace);
  else if (isSocial(wallet)) throwFailure(await logInBySocial(modal, wallet), 'Failed to connect');
  else {
    const [chosen, near] = choice(modal.getState(), wallet, namespace);
    throwFailure(await modal.connect(chosen, near ?? namespace));
  }
  return accountIn(modal.getState(), namespace);
}

/** An installed wallet; otherwise a listed one, to pair with. */
function choice(state: State, wallet: string, namespace?: Namespace): [string | ListedWallet, Namespace?] {
  const { connect, catalogue, config } = state;
  const id = directoryId(wallet);
  if (id === undefined) return [wallet];
  const lists = [
    config.customWallets,
    catalogue?.featured,
    catalogue?.recommended,
    catalogue?.list.wallets,
    wellKnownList,
  ];
  const listed = lists.flatMap((list) => list ?? []).find((each) => each.id === id) ?? { id, name: nameOf(wallet) };
  const found: readonly Reached[] = Object.values(connect.wallets).flat();
  const near =
    findConnector(found, listed, namespace ?? connect.activeNamespace) ?? findConnector(found, listed, namespace);
  if (near) return [near.id, near.namespace];
  const imageUrl = pictureOf(catalogue, listed);
  return [imageUrl === undefined ? listed : { ...listed, imageUrl }];
}

/** A button's name for a wallet that is not listed. */
export function nameOf(wallet: string): string {
  const id = directoryId(wallet);
  const listed = wellKnownList.find((each) => each.id === id)?.name;
  return listed ?? wallet.replace(/(?:^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase());
}

/** For a login by email, the visitor first enters the address. */
async function connectedByVisitor(modal: Modal, namespace?: Namespace): Promise<void> {
  const state = await untilState(modal, (now) => connectedOf(now, namespace) !== undefined || !isVisible(now));
  if (!connectedOf(state, namespace)) throw new Error('Modal closed');
}

function throwFailure(outcome: Outcome<unknown>, social?: string): void {
  if (outcome.ok) return;
  const { failure } = outcome;
  if (failure.data.superseded) throw new Error('A later request replaced it', { cause: failure });
  const message = { cancelled: social ? 'Popup closed' : 'Modal closed', rejected: 'Connection rejected' };
  const known = failure.code === 'cancelled' || failure.code === 'rejected' ? message[failure.code] : undefined;
  throw new Error(known ?? (social ? `${social}: ${failure.message}` : failure.message), { cause: failure });
}

function accountIn(state: State, namespace?: Namespace): ReachedAccount {
  const connected = connectedOf(state, namespace);
  if (!connected) throw new Error('Connection rejected');
  const { account } = connected;
  const { chainId = '' } = networkValue(state, account.namespace);
  return { chainNamespace: account.namespace, chainId, address: account.address };
}
