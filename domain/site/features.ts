/** The modal's features and their defaults. */
import { type ConnectMethod, WALLET_GROUP_ORDER, type WalletGroupName } from '../wallet/wallet.js';

export const SOCIAL_PROVIDERS = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const WALLET_FEATURES = ['onramp', 'swaps', 'receive', 'send'] as const;
/** A feature with its own button on the account screen. */
export type WalletFeature = (typeof WALLET_FEATURES)[number];

export interface Features {
  readonly swaps: boolean;
  readonly onramp: boolean;
  readonly receive: boolean;
  readonly send: boolean;
  readonly email: boolean;
  /** The list of past transactions. */
  readonly history: boolean;
  readonly analytics: boolean;
  /** The row that opens the whole directory. */
  readonly allWallets: boolean;
  /** Shown in this order. Empty: none. */
  readonly socials: readonly SocialProvider[];
  /** Groups to put first in the wallet list. */
  readonly connectorTypeOrder: readonly WalletGroupName[];
  /** Absent: depends on whether the visitor has a wallet installed. */
  readonly connectMethodsOrder?: readonly ConnectMethod[];
  readonly walletFeaturesOrder: readonly WalletFeature[];
  /** One button instead of the wallet list, if there are other ways to connect. */
  readonly collapseWallets: boolean;
  readonly legalCheckbox: boolean;
  readonly smartSessions: boolean;
  /** The list of token allowances, behind a button on the account screen. */
  readonly allowances: boolean;
  readonly pay: boolean;
}

export const DEFAULT_FEATURES: Features = {
  swaps: true,
  onramp: true,
  receive: true,
  send: true,
  email: true,
  history: true,
  analytics: true,
  allWallets: true,
  socials: SOCIAL_PROVIDERS,
  connectorTypeOrder: WALLET_GROUP_ORDER,
  walletFeaturesOrder: WALLET_FEATURES,
  collapseWallets: false,
  legalCheckbox: false,
  smartSessions: false,
  allowances: false,
  pay: false,
};
