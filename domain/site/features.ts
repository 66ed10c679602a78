/** The modal's features and their defaults. */
import { type ConnectMethod, WALLET_GROUP_ORDER, type WalletGroupName } from '../wallet/wallet.js';

export const SOCIAL_PROVIDERS = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const;
/** A provider of social logins to the embedded wallet. */
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const WALLET_FEATURES = ['onramp', 'swaps', 'receive', 'send'] as const;
/** A feature with its own button on the account screen. */
export type WalletFeature = (typeof WALLET_FEATURES)[number];

/** The features of a modal: which of them it shows, and in which order. */
export interface Features {
  /** Swapping tokens, if there is a service for it. Default true. */
  readonly swaps: boolean;
  /** Buying cryptocurrency, if there is a service for it. Default true. */
  readonly onramp: boolean;
  /** The screen with the address as a QR code. Default true. */
  readonly receive: boolean;
  /** Sending tokens. Default true. */
  readonly send: boolean;
  /** Login by email, with an embedded wallet. Default true. */
  readonly email: boolean;
  /** The list of past transactions. Default true. */
  readonly history: boolean;
  /** Events to `services.analytics`, if there is one. Default true. */
  readonly analytics: boolean;
  /** The row that opens the whole directory. Default true. */
  readonly allWallets: boolean;
  /** Social logins, with an embedded wallet, in this order. Empty: none. Default: all. */
  readonly socials: readonly SocialProvider[];
  /** Groups to put first in the wallet list. */
  readonly connectorTypeOrder: readonly WalletGroupName[];
  /** Absent: depends on whether the visitor has a wallet installed. */
  readonly connectMethodsOrder?: readonly ConnectMethod[];
  /** The order of the buttons on the account screen. */
  readonly walletFeaturesOrder: readonly WalletFeature[];
  /** One button instead of the wallet list, if there are other ways to connect. Default false. */
  readonly collapseWallets: boolean;
  /** A checkbox for the terms and the privacy policy, required to connect. Default false. */
  readonly legalCheckbox: boolean;
  /** Temporary permissions for the site, with `services.sessions`. Default false. */
  readonly smartSessions: boolean;
  /** The list of token allowances, behind a button on the account screen. Default false. */
  readonly allowances: boolean;
  /** Payments with `porthole/pay`. Default false. */
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
