import { defer, type Observable, of, throwError } from 'rxjs';
import * as accountsPart from '../../application/account/accounts-part.js';
import * as otherAccountsPart from '../../application/account/other-accounts-part.js';
import * as activityPart from '../../application/activity/activity-part.js';
import * as approvePart from '../../application/approve/approve-part.js';
import * as dangersPart from '../../application/approve/dangers/dangers-of.js';
import * as buyPart from '../../application/buy/buy-part.js';
import * as cataloguePart from '../../application/catalogue/catalogue-part.js';
import * as changesPart from '../../application/changes/changes-part.js';
import * as pairingPart from '../../application/connect/pairing/pairing-part.js';
import { withStored } from '../../application/connect/stored/stored.js';
import type { Event } from '../../application/engine/events.js';
import type { Parts } from '../../application/engine/parts.js';
import type { State } from '../../application/engine/state.js';
import * as loginPart from '../../application/login/login-part.js';
import * as connectedPart from '../../application/modal/connected-part.js';
import { type Core, createCore } from '../../application/modal/core.js';
import { initialState } from '../../application/modal/initial-state.js';
import { intentMethods } from '../../application/modal/intent-methods.js';
import type { IntentMethods } from '../../application/modal/modal.js';
import * as namesPart from '../../application/names/names-part.js';
import type { Catalogue } from '../../application/ports/catalogue.js';
import type { Connector } from '../../application/ports/connector.js';
import type { EmbeddedConnector } from '../../application/ports/embedded.js';
import type { ServicePorts } from '../../application/ports/services.js';
import type { SignIn } from '../../application/ports/sign-in.js';
import type { Storage } from '../../application/ports/storage.js';
import * as sendPart from '../../application/send/send-part.js';
import * as sentPart from '../../application/sent/sent-part.js';
import * as signInPart from '../../application/sign-in/sign-in-part.js';
import * as swapPart from '../../application/swap/swap-part.js';
import { Failure } from '../../domain/failure/failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import { defineNetwork, type NetworkInput } from '../../domain/network/network.js';
import * as alerts from '../../domain/site/alert.js';
import { checkOptions } from '../../domain/site/options.js';
import { checkedConfig } from '../checked-config.js';
import { configOf, type ModalOptions } from '../options.js';
import { memoryStorage } from '../storage/memory-storage.js';
import { type ScriptedApprovals, scriptedApprovals } from './scripted-approvals.js';
import { type ScriptedChain, scriptedChain } from './scripted-chain.js';
import { scriptedConnector } from './scripted-connector.js';
import { type ScriptedDevice, scriptedDevice } from './scripted-device.js';
import type { ScriptedWallet } from './scripted-wallet.js';
import { type VirtualTime, virtualTime } from './virtual-time.js';

/** A modal's core with fakes and virtual time, for fast tests of the modal's behaviour. */
export interface ScriptedModal extends IntentMethods {
  readonly core: Core;
  readonly chain: ScriptedChain;
  readonly device: ScriptedDevice;
  readonly approvals: ScriptedApprovals;
  readonly storage: Storage;
  readonly time: VirtualTime;
  /** Everything that happened, oldest first. */
  readonly events: readonly Event[];
  /** The namespace of each use of a chain, oldest first. */
  readonly chainUses: readonly Namespace[];
  getState(): State;
}

/** Parts of a scripted modal. Default: fakes. */
export interface ScriptedModalParts {
  readonly time?: VirtualTime;
  readonly wallets?: readonly ScriptedWallet[];
  /** Instead of a scripted connector that reaches `wallets`. */
  readonly connectors?: readonly Connector[];
  readonly chain?: ScriptedChain;
  readonly catalogue?: Catalogue;
  readonly services?: Partial<ServicePorts>;
  readonly signIn?: SignIn;
  /** A wallet inside the modal. */
  readonly embedded?: EmbeddedConnector;
  readonly storage?: Storage;
  readonly device?: ScriptedDevice;
  readonly options?: Partial<ModalOptions>;
  /** Lazily loaded parts whose loading fails for as long as they are in the list. */
  readonly missing?: readonly (keyof Parts)[];
}

/** Two made-up networks: eip155:1 and eip155:2. */
export const SCRIPTED_NETWORKS: readonly [NetworkInput, NetworkInput] = [scripted(1, 'Alpha'), scripted(2, 'Beta')];

/** A made-up network of another namespace. */
export const BRINEPOOL: NetworkInput = {
  ...{ id: 'brinepool', caipNetworkId: 'solana:brinepool', chainNamespace: 'solana', name: 'Brinepool' },
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://brinepool.example'] } },
};

/** Creates a modal's core with fakes and virtual time. */
export function scriptedModal(parts: ScriptedModalParts = {}): ScriptedModal {
  const {
    time = virtualTime(),
    storage = memoryStorage(),
    device = scriptedDevice(),
    chain = scriptedChain({ scheduler: time.scheduler }),
    missing = [],
    connectors = [
      scriptedConnector({ wallets: parts.wallets ?? [], scheduler: time.scheduler }),
      ...(parts.embedded ? [parts.embedded] : []),
    ],
  } = parts;
  const options: ModalOptions = {
    ...{ networks: SCRIPTED_NETWORKS, chains: [chain.handle], services: false },
    ...parts.options,
  };
  const approvals = scriptedApprovals();
  const events: Event[] = [];
  const chainUses: Namespace[] = [];
  const lost$ = throwError(() => new Failure('request-failed'));
  const parts$: Parts = {
    account: of(connectedPart),
    connected: of(connectedPart),
    accounts: of(accountsPart),
    otherAccounts: of(otherAccountsPart),
    pairing: of(pairingPart),
    catalogue: of(cataloguePart),
    activity: of(activityPart),
    send: of(sendPart),
    sent: of(sentPart),
    changes: of(changesPart),
    swap: of(swapPart),
    login: of(loginPart),
    names: of(namesPart),
    buy: of(buyPart),
    approve: of(approvePart),
    dangers: of(dangersPart),
    signIn: of(signInPart),
    alerts: of(alerts),
  };
  const core = createCore(
    {
      connectors,
      chain: (namespace) =>
        defer(() => {
          chainUses.push(namespace);
          if (namespace === chain.namespace) return of(chain);
          return throwError(() => new Failure('adapter-not-found', 'Adapter not found'));
        }),
      signIn: parts.signIn && of(parts.signIn),
      embedded: parts.embedded && of(parts.embedded),
      storage,
      device,
      scheduler: time.scheduler,
      approvals: of(approvals),
      parts: {
        ...parts$,
        ...Object.fromEntries(
          missing.map((name) => [
            name,
            defer((): Observable<unknown> => (missing.includes(name) ? lost$ : parts$[name])),
          ]),
        ),
      },
      catalogue: parts.catalogue && of(parts.catalogue),
      services: Object.fromEntries(Object.entries(parts.services ?? {}).map(([name, service]) => [name, of(service)])),
    },
    withStored(initialState(checkedConfig(configOf(options), checkOptions(options), options)), storage),
  );
  core.events$.subscribe((event) => events.push(event));
  core.start();
  return {
    ...intentMethods(core),
    core,
    chain,
    device,
    approvals,
    storage,
    time,
    events,
    chainUses,
    getState: core.getState,
  };
}

function scripted(id: number, name: string): NetworkInput {
  return defineNetwork({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`https://${name.toLowerCase()}.example`] } },
  });
}
