/** Switching to a network of another kind, which needs a wallet for it. */
import type { Namespace } from '../../../domain/network/caip.js';

/** Headline. */
const switchTo: Record<Namespace, string> = {
  eip155: 'Connect an EVM wallet',
  solana: 'Connect a Solana wallet',
  polkadot: 'Connect a Polkadot wallet',
  bip122: 'Connect a Bitcoin wallet',
  cosmos: 'Connect a Cosmos wallet',
};

const lead: Record<Namespace, (network: string) => string> = {
  eip155: (network: string) => `${network} needs an EVM wallet. Connect one to continue.`,
  solana: (network: string) => `${network} needs a Solana wallet. Connect one to continue.`,
  polkadot: (network: string) => `${network} needs a Polkadot wallet. Connect one to continue.`,
  bip122: (network: string) => `${network} needs a Bitcoin wallet. Connect one to continue.`,
  cosmos: (network: string) => `${network} needs a Cosmos wallet. Connect one to continue.`,
};

export const enOtherKind = {
  switchTo,
  /** `network`: the name of the network that was chosen. */
  lead,
  /** `kind`: the networks that the wallet is for, such as EVM networks or Solana. */
  keeps: (wallet: string, kind: string) => `${wallet} stays connected for ${kind}.`,
  /** Button: goes on to the choice of a wallet. */
  switch: 'Choose a wallet',
  /** Button. */
  stay: (network: string) => `Stay on ${network}`,
  /** Button. */
  goBack: 'Go back',
};
