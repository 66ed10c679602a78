/** The content of a pairing screen, from the attempt and the chosen wallet. */
import { pictureOf } from '../../../application/catalogue/pictures/picture-of.js';
import { pairsAlone } from '../../../application/connect/pairing/pairs-alone.js';
import type { Opening, Pairing } from '../../../application/connect/state.js';
import type { State } from '../../../application/engine/state.js';
import type { Platform } from '../../../application/ports/device.js';
import type { Failure } from '../../../domain/failure/failure.js';
import { type PairingWay, pairingWays } from '../../../domain/wallet/pairing-ways.js';
import type { ListedWallet, Wallet } from '../../../domain/wallet/wallet.js';
import { findConnector } from '../../../domain/wallet/wallet-visibility.js';

export interface PairingStage {
  /** The chosen wallet, with its image if loaded. Undefined: any. */
  readonly wallet: ListedWallet | undefined;
  /** The same wallet, if installed in this browser. */
  readonly installed: Wallet | undefined;
  /** In the order of the tabs. */
  readonly ways: readonly [PairingWay, ...PairingWay[]];
  readonly pairing: Pairing | undefined;
  readonly opening: Opening | undefined;
  /** The connection to the relay is being retried. */
  readonly away: boolean;
  readonly failure: Failure | undefined;
}

export function pairingStage(state: State, chosen: ListedWallet | undefined, { mobile }: Platform): PairingStage {
  const { connect, catalogue } = state;
  const found = Object.values(connect.wallets)
    .flat()
    .filter(({ type }) => type !== 'WALLET_CONNECT');
  const installed = chosen && findConnector(found, chosen, undefined);
  const imageUrl = chosen && (pictureOf(catalogue, chosen) ?? installed?.icon);
  return {
    wallet: imageUrl === undefined ? chosen : { ...(chosen as ListedWallet), imageUrl },
    installed,
    ways: pairingWays(chosen, { mobile, installed: installed !== undefined, alone: pairsAlone(state) }),
    pairing: connect.attempt?.pairing,
    opening: connect.opening,
    away: connect.attempt?.away ?? false,
    failure: connect.attempt?.failure,
  };
}
