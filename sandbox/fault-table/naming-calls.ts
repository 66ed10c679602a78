/** A page's calls to a name service, for an embedded account. */

import type { Modal } from '../../application/modal/modal.js';
import { tryName } from '../../application/names/actions.js';
import type { ConnectorHandle } from '../../application/ports/handle.js';
import type { Wallet } from '../../domain/wallet/wallet.js';
import { externalConnector } from '../../infrastructure/connectors/external/external-connector.js';
import { nameRegistry } from '../../infrastructure/services/blockchain/index.js';
import { ZONE } from '../services/profile/name-register.js';
import { worldWallet } from '../wallets/world-wallet.js';
import type { World } from '../world.js';
import { type FaultCall, noSnack, servicesUrl, stateOf } from './fault-call.js';
import type { VisitedModal } from './visited-modal.js';

/** Taken, at the services. */
const TAKEN_LABEL = 'mira';

const namingOf = (visited: VisitedModal) => stateOf(visited).naming;
const trying = (label: string) => (modal: Modal) => tryName(modal, label);

const registry = {
  target: servicesUrl,
  options: (url: string, world: World) => ({
    services: { registry: nameRegistry({ url, suffix: ZONE }) },
    connectors: [insideWallet(world)],
  }),
  // Not retried automatically.
  most: 0,
};

export const NAMING_CALLS: readonly FaultCall[] = [
  {
    ...registry,
    name: 'name, whether it is free',
    concerns: (path) => path.includes('/profile/account/'),
    bring: trying('kailind'),
    retry: trying('kailind'),
    whole: (visited) => namingOf(visited)?.step === 'checked' && namingOf(visited)?.taken === false,
    wrong: {
      words: 'The answer is unknown, and the name cannot be requested; typing on asks again',
      shown: (visited) => namingOf(visited)?.failure !== undefined && namingOf(visited)?.taken === undefined,
    },
    // A 404 means that the name is free; any other answer, that it is taken.
    without: [404, 'misshapen'],
    // The body of a 404 is not read.
    harmless: ['slow', 'mistyped', 'truncated'],
  },
  {
    ...registry,
    name: 'name suggestions',
    concerns: (path) => path.includes('/profile/suggestions/'),
    bring: trying(TAKEN_LABEL),
    retry: trying(TAKEN_LABEL),
    whole: (visited) => namingOf(visited)?.taken === true && (namingOf(visited)?.suggestions.length ?? 0) > 0,
    wrong: {
      words: 'The name is taken, and no others are named',
      shown: (visited) =>
        noSnack(visited) && namingOf(visited)?.taken === true && namingOf(visited)?.suggestions.length === 0,
    },
  },
];

/** Harbor as an embedded wallet. */
function insideWallet({ settings }: World) {
  const { provider } = worldWallet(settings, 'Harbor', { mode: 'approve' });
  const wallet: Wallet = { id: 'harbor', name: 'Harbor', type: 'AUTH', namespace: 'eip155', connectorId: 'harbor' };
  return {
    id: 'harbor',
    namespaces: ['eip155'],
    wallets: [wallet],
    load: async ({ scheduler, device }) =>
      externalConnector({ wallet, load: () => provider, scheduler, log: device.log.bind(device) }),
  } satisfies ConnectorHandle;
}
