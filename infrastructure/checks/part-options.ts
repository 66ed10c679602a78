/** The options of this package's parts: every name, and the shape of every value. */
import type { Handle } from '../../application/ports/handle.js';
import type { FeeLimits } from '../../domain/transaction/fee-limits.js';
import type { BitcoinOptions } from '../chains/bitcoin/bitcoin-options.js';
import type { EvmOptions } from '../chains/evm/evm-options.js';
import type { PolkadotOptions } from '../chains/polkadot/polkadot-options.js';
import type { SolanaOptions } from '../chains/solana/solana-options.js';
import type { ClearSigningOptions } from '../clear-signing/clear-signing-options.js';
import type { EmbeddedWalletLimits, EmbeddedWalletOptions } from '../connectors/embedded/options.js';
import type { ExternalOptions } from '../connectors/external/index.js';
import type { InjectedOptions } from '../connectors/injected/index.js';
import type { WalletConnectLimits, WalletConnectOptions } from '../connectors/walletconnect/index.js';
import type { ExchangeOptions } from '../pay/index.js';
import type { RpcService } from '../rpc/rpc-service.js';
import type { HttpAnalyticsOptions } from '../services/analytics/index.js';
import type { BlockchainServiceOptions, NameRegistryOptions } from '../services/blockchain/index.js';
import type { HttpCatalogueOptions } from '../services/catalogue/http/index.js';
import type { OnrampOptions, SellerHandle } from '../services/onramp/index.js';
import type { LocalSignInOptions, SignInServiceOptions } from '../services/sign-in/index.js';
import type { SiweOptions } from '../services/siwe/index.js';
import type { SmartSessionOptions } from '../smart-sessions/index.js';
import { byNetwork, lastingOptions, namespace, networkId } from './given-shapes.js';
import {
  anything,
  firstOf,
  flag,
  isPlain,
  listOf,
  mapOf,
  method,
  needed,
  number,
  oneOf,
  record,
  type Shape,
  text,
  unknownName,
  whole,
} from './shape.js';

export type PartHandle = Handle<unknown> & Readonly<Record<string, unknown>>;

/** A new option of `Options` does not compile without its shape. */
type Fields<Options> = Readonly<Record<keyof Options, Shape>>;

const rpcUrls = byNetwork(listOf(text));
const service = record({
  url: needed(text),
  projectId: text,
  networks: listOf(networkId),
} satisfies Fields<RpcService>);
const asked = { url: needed(text), projectId: text, query: mapOf(text) };
const limits = <Limits>(names: Readonly<Record<keyof Limits, true>>): Shape =>
  record(Object.fromEntries(Object.keys(names).map((name) => [name, number])));

const feeLimits = record({ times: whole(1, 1_000_000), percent: whole(0, 100) } satisfies Fields<FeeLimits>);

const EVM: Fields<EvmOptions> = {
  ...{ rpcUrls, transport: method, batch: flag, service },
  swapNetworks: listOf(networkId),
  feeLimits,
};

const SIGN_IN: Fields<LocalSignInOptions> = {
  ...{ required: flag, namespaces: listOf(namespace), statement: text, lifetime: number, resources: listOf(text) },
};

/** By the name of the function that creates the handle. */
const PARTS: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  solana: { rpcUrls, service, feeLimits } satisfies Fields<SolanaOptions>,
  bitcoin: { rpcUrls, speed: oneOf(['fast', 'usual', 'slow']) } satisfies Fields<BitcoinOptions>,
  polkadot: { rpcUrls } satisfies Fields<PolkadotOptions>,
  injected: { announced: flag, legacy: flag } satisfies Fields<InjectedOptions>,
  external: {
    ...{ id: needed(text), name: needed(text), load: needed(method) },
    ...{ icon: text, rdns: text, explorerId: text },
  } satisfies Fields<ExternalOptions>,
  walletConnect: {
    ...{ projectId: text, relayUrl: text, metadata: lastingOptions.metadata, namespaces: listOf(namespace) },
    proposal: mapOf(record({ methods: listOf(text), events: listOf(text), chains: listOf(networkId) })),
    rpcMap: byNetwork(text),
    ...{ telemetry: flag, verify: flag },
    logLevel: oneOf(['silent', 'error', 'warn', 'info', 'debug', 'trace']),
    limits: limits<WalletConnectLimits>({
      offer: true,
      approval: true,
      delivery: true,
      request: true,
      disconnect: true,
    }),
  } satisfies Fields<WalletConnectOptions>,
  embeddedWallet: {
    ...{ url: text, version: text, locale: text, namespaces: listOf(namespace) },
    logLevel: oneOf(['silent', 'error', 'warn', 'info', 'debug']),
    limits: limits<EmbeddedWalletLimits>({
      ...{ load: true, settle: true, connect: true, answer: true, device: true, social: true, request: true },
    }),
  } satisfies Fields<EmbeddedWalletOptions>,
  blockchainService: { ...asked, pictureUrls: listOf(text) } satisfies Fields<BlockchainServiceOptions>,
  nameRegistry: { ...asked, suffix: needed(text) } satisfies Fields<NameRegistryOptions>,
  onramp: {
    ...asked,
    sellers: needed(
      listOf(
        record({
          ...{ id: needed(text), name: needed(text), origin: needed(text), fees: text, history: text, page: method },
          ...{ namespaces: listOf(namespace), watched: flag },
        } satisfies Fields<SellerHandle>),
      ),
    ),
  } satisfies Fields<OnrampOptions>,
  exchanges: { ...asked, pictureUrls: listOf(text) } satisfies Fields<ExchangeOptions>,
  clearSigning: { descriptors: anything, url: text, auditors: listOf(text) } satisfies Fields<ClearSigningOptions>,
  smartSessions: asked satisfies Fields<SmartSessionOptions>,
  httpCatalogue: asked satisfies Fields<HttpCatalogueOptions>,
  httpAnalytics: { ...asked, settingsUrl: text, consent: method } satisfies Fields<HttpAnalyticsOptions>,
  localSignIn: SIGN_IN,
  signInService: { ...asked, ...SIGN_IN, tokenKey: text } satisfies Fields<SignInServiceOptions>,
  siwe: {
    ...{ getNonce: needed(method), verifyMessage: needed(method), getSession: needed(method), signOut: needed(method) },
    ...{ getMessageParams: method, createMessage: method, onSignIn: method, onSignOut: method },
    ...{ required: flag, enabled: flag, nonceRefetchIntervalMs: number, sessionRefetchIntervalMs: number },
    ...{ signOutOnDisconnect: flag, signOutOnAccountChange: flag, signOutOnNetworkChange: flag },
  } satisfies Fields<SiweOptions>,
};

/** The result of `evm()` includes its options, beside the members of every chain. */
const EVM_HANDLE = Object.fromEntries(
  ['id', 'namespace', 'load', 'preload', 'given', 'supports', 'replacesOwn'].map((name) => [name, anything]),
);

/** What is wrong with the options of one of our own parts. Others are not checked. */
export function wrongInPart(handle: PartHandle): string | undefined {
  if (handle.id === 'evm' && handle.namespace === 'eip155') {
    return wrongIn({ ...EVM, ...EVM_HANDLE }, { ...handle }, 'evm()');
  }
  return firstOf(Object.entries(handle.given ?? {}), ([name, options]) => {
    const fields = PARTS[name];
    return fields && wrongIn(fields, options, `${name}()`);
  });
}

/** An unknown name is reported first: it explains why another is missing. */
function wrongIn(fields: Readonly<Record<string, Shape>>, options: unknown, name: string): string | undefined {
  if (options === undefined || options === null) return `\`${name}\` needs an object with its options`;
  const plain = typeof options === 'object' && isPlain(options);
  return (
    (plain ? unknownName(Object.keys(options), Object.keys(fields), name) : undefined) ?? record(fields)(options, name)
  );
}
