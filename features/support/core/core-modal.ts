/** The core behind the `Modal` port, without its entry point. Everything is loaded in advance, so nothing takes real time. */
import { defer, of, throwError } from 'rxjs';
import * as accountsPart from '../../../application/account/accounts-part.js';
import * as otherAccountsPart from '../../../application/account/other-accounts-part.js';
import * as activityPart from '../../../application/activity/activity-part.js';
import * as approvePart from '../../../application/approve/approve-part.js';
import * as dangersPart from '../../../application/approve/dangers/dangers-of.js';
import * as buyPart from '../../../application/buy/buy-part.js';
import * as cataloguePart from '../../../application/catalogue/catalogue-part.js';
import * as changesPart from '../../../application/changes/changes-part.js';
import * as pairingPart from '../../../application/connect/pairing/pairing-part.js';
import { withStored } from '../../../application/connect/stored/stored.js';
import type { Event } from '../../../application/engine/events.js';
import type { Flow } from '../../../application/engine/flow.js';
import * as loginPart from '../../../application/login/login-part.js';
import * as connectedPart from '../../../application/modal/connected-part.js';
import type { Ports } from '../../../application/modal/core.js';
import { createCore } from '../../../application/modal/core.js';
import { initialState } from '../../../application/modal/initial-state.js';
import { intentMethods } from '../../../application/modal/intent-methods.js';
import type { Modal } from '../../../application/modal/modal.js';
import * as namesPart from '../../../application/names/names-part.js';
import type { Chain } from '../../../application/ports/chain.js';
import type { ChainHandle, HandleContext } from '../../../application/ports/handle.js';
import type { LoadedServices } from '../../../application/ports/services.js';
import * as sendPart from '../../../application/send/send-part.js';
import * as sentPart from '../../../application/sent/sent-part.js';
import * as signInPart from '../../../application/sign-in/sign-in-part.js';
import * as swapPart from '../../../application/swap/swap-part.js';
import { Failure } from '../../../domain/failure/failure.js';
import * as alerts from '../../../domain/site/alert.js';
import { checkOptions } from '../../../domain/site/options.js';
import { checkedConfig } from '../../../infrastructure/checked-config.js';
// Loaded before its handle loads it: virtual time does not wait for real loading.
import '../../../infrastructure/clear-signing/clear-reader.js';
import '../../../application/approve/dangers/signed-dangers-of.js';
import { egressOf } from '../../../infrastructure/egress.js';
import { configOf, type ModalOptions } from '../../../infrastructure/options.js';
import { relay } from '../../../infrastructure/relay.js';
import { coreSignIn, type SignInSettings } from './core-sign-in.js';

export type CorePorts = Omit<Ports, 'chain' | 'parts'> & {
  readonly chains: readonly ListedChain[];
  /** Whether signing in is required or optional. */
  readonly signInAs?: SignInSettings;
  /** The dapp's own. */
  readonly flows?: readonly Flow[];
};

/** A chain, and the properties of its handle. */
type ListedChain = Chain & { readonly handle?: Pick<ChainHandle, 'supports'> };

/** As a host would list it. */
function handleOf(chain: ListedChain): ChainHandle {
  const { namespace, handle } = chain;
  return {
    id: namespace,
    namespace,
    supports: handle?.supports,
    swapNetworks: ['eip155:31337'],
    load: () => Promise.resolve(chain),
  };
}

/** Descriptors are read by what a host would list. */
function describing({ services }: ModalOptions): LoadedServices {
  const handle = services ? services.clearSigning : undefined;
  return handle ? { clearSigning: defer(() => handle.load({} as HandleContext)) } : {};
}

export function coreModal(options: ModalOptions, { chains, signInAs, flows, ...ports }: CorePorts): Modal {
  const handles = chains.map(handleOf);
  const listed = { chains: handles, ...options };
  const checked = checkOptions(options);
  const blank = initialState(checkedConfig(configOf(listed), checked, listed));
  const core = createCore(
    {
      ...ports,
      services: { ...ports.services, ...describing(options) },
      signIn: coreSignIn(signInAs, chains, ports),
      chain: (namespace) => {
        const chain = chains.find((each) => each.namespace === namespace);
        return chain ? of(chain) : throwError(() => new Failure('adapter-not-found', 'Adapter not found'));
      },
      parts: {
        account: of(connectedPart),
        connected: of(connectedPart),
        accounts: of(accountsPart),
        otherAccounts: of(otherAccountsPart),
        catalogue: of(cataloguePart),
        pairing: of(pairingPart),
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
      },
    },
    withStored(blank, ports.storage),
    flows,
  );
  const states = relay(core.getState());
  const events = relay<Event>();
  core.state$.subscribe(states);
  core.events$.subscribe(events);
  core.start();
  if (checked.alert) core.emit({ type: 'alert.due', key: checked.alert });
  return {
    ...core,
    ...intentMethods(core),
    state$: states.stream,
    events$: events.stream,
    getServerState: () => blank,
    egress: () => Promise.resolve(egressOf(core.getState().config, { ...options, chains: handles })),
    preload: () => undefined,
    setShell: () => undefined,
  };
}
