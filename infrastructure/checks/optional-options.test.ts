/**
 * A host may pass on what it does not have: under `exactOptionalPropertyTypes`, every optional option accepts undefined.
 * The compiler checks this file: a name that is left over is an error.
 */
import { expect, it } from 'vitest';
import type { WantedExchanges } from '../../application/pay/ask-exchanges.js';
import type { PermissionRequest } from '../../domain/request/permission-request.js';
import type { PaymentAsset, PayOptions } from '../../domain/trade/payment.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import type { ElementOptions } from '../../ui-react/elements/define-elements.js';
import type { PortholeInlineProps } from '../../ui-react/porthole-inline.js';
import type { BitcoinOptions } from '../chains/bitcoin/bitcoin-options.js';
import type { EvmOptions } from '../chains/evm/evm-options.js';
import type { PolkadotOptions } from '../chains/polkadot/polkadot-options.js';
import type { SolanaOptions } from '../chains/solana/solana-options.js';
import type { ClearSigningOptions } from '../clear-signing/clear-signing-options.js';
import type { EmbeddedWalletOptions } from '../connectors/embedded/options.js';
import type { ExternalOptions } from '../connectors/external/index.js';
import type { InjectedOptions } from '../connectors/injected/index.js';
import type { WalletConnectOptions } from '../connectors/walletconnect/index.js';
import { createModal, type Modal } from '../create-modal.js';
import { SCRIPTED_NETWORKS } from '../fakes/scripted-modal.js';
import type { ModalOptions, Services } from '../options.js';
import type { ExchangeOptions } from '../pay/index.js';
import type { EvmDefaultsOptions } from '../preset/index.js';
import type { HttpAnalyticsOptions } from '../services/analytics/index.js';
import type { BlockchainServiceOptions, NameRegistryOptions } from '../services/blockchain/index.js';
import type { HttpCatalogueOptions } from '../services/catalogue/http/index.js';
import type { OnrampOptions, SellerOptions } from '../services/onramp/index.js';
import type { LocalSignInOptions, SignInServiceOptions } from '../services/sign-in/index.js';
import type { SiweMessageParams, SiweOptions } from '../services/siwe/index.js';
import type { SmartSessionOptions } from '../smart-sessions/index.js';
import type { SignInProof } from '../verify/index.js';
import type { PortholeConnectorOptions } from '../wagmi/index.js';

/** The optional names of an object that refuse undefined. Methods are left out. */
type Refusing<T> = {
  [K in keyof T]-?: object extends Pick<T, K>
    ? { [Name in K]: undefined } extends Pick<T, K>
      ? never
      : NonNullable<T[K]> extends (...given: never) => unknown
        ? never
        : K
    : never;
}[keyof T];

type OpenOptions = NonNullable<Parameters<Modal['open']>[0]>;

/** By the name of each kind of options. */
interface Leftovers {
  readonly modal: Refusing<ModalOptions> | Refusing<Services> | Refusing<OpenOptions> | Refusing<ListedWallet>;
  readonly features: Refusing<NonNullable<ModalOptions['features']>>;
  readonly theme: Refusing<NonNullable<ModalOptions['themeVariables']>>;
  readonly networks: Refusing<ModalOptions['networks'][number]>;
  readonly preset: Refusing<EvmDefaultsOptions>;
  readonly chains:
    | Refusing<EvmOptions>
    | Refusing<SolanaOptions>
    | Refusing<BitcoinOptions>
    | Refusing<PolkadotOptions>;
  readonly connectors: Refusing<InjectedOptions> | Refusing<ExternalOptions> | Refusing<PortholeConnectorOptions>;
  readonly pairing: Refusing<WalletConnectOptions>;
  readonly embedded: Refusing<EmbeddedWalletOptions>;
  readonly services:
    | Refusing<HttpAnalyticsOptions>
    | Refusing<HttpCatalogueOptions>
    | Refusing<BlockchainServiceOptions>;
  readonly names: Refusing<NameRegistryOptions>;
  readonly buying: Refusing<OnrampOptions> | Refusing<SellerOptions>;
  readonly signIn: Refusing<LocalSignInOptions> | Refusing<SignInServiceOptions> | Refusing<SignInProof>;
  readonly siwe: Refusing<SiweOptions> | Refusing<SiweMessageParams>;
  readonly sessions: Refusing<SmartSessionOptions> | Refusing<PermissionRequest>;
  readonly clearSigning: Refusing<ClearSigningOptions>;
  readonly pay: Refusing<PayOptions> | Refusing<PaymentAsset> | Refusing<WantedExchanges> | Refusing<ExchangeOptions>;
  readonly ui: Refusing<ElementOptions> | Refusing<PortholeInlineProps>;
}

it('no option that may be absent refuses undefined', () => {
  const leftovers: readonly Leftovers[keyof Leftovers][] = [];
  // Only an empty list of nothing is a list of `never`.
  const none: readonly never[] = leftovers;
  expect(none).toEqual([]);
});

it('undefined options are as if they were absent', async () => {
  const named = { storagePrefix: undefined, locale: undefined, themeMode: undefined, themeVariables: undefined };
  const modal = createModal({ ...named, networks: SCRIPTED_NETWORKS, services: false, flows: undefined });
  const other = createModal({ networks: SCRIPTED_NETWORKS, services: false });
  expect(modal.getServerState()).toEqual(other.getServerState());
  expect(await modal.egress()).toEqual(await other.egress());
});
