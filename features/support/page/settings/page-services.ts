/** The services of a page, set up for a scenario, on the sandbox's servers. */

import type { Exchanges } from '../../../../application/ports/exchanges.js';
import type { Onramp, ServiceHandle } from '../../../../application/ports/services.js';
import { type Namespace, networkIdOf } from '../../../../domain/network/caip.js';
import type { EvmOptions } from '../../../../infrastructure/chains/evm/index.js';
import type { Services } from '../../../../infrastructure/options.js';
import { exchangeClient } from '../../../../infrastructure/pay/exchange-client.js';
import { exchanges } from '../../../../infrastructure/pay/index.js';
import { httpAnalytics } from '../../../../infrastructure/services/analytics/index.js';
import { blockchainService, nameRegistry } from '../../../../infrastructure/services/blockchain/index.js';
import { httpCatalogue } from '../../../../infrastructure/services/catalogue/http/index.js';
import { staticCatalogue, wellKnownWallets } from '../../../../infrastructure/services/catalogue/static/index.js';
import { buyWith, onramp } from '../../../../infrastructure/services/onramp/index.js';
import { onrampClient } from '../../../../infrastructure/services/onramp/onramp-client.js';
import { smartSessions } from '../../../../infrastructure/smart-sessions/index.js';
import type { WorldSettings } from '../../../../sandbox/world-settings.js';
import type { PageSettings } from './page-settings.js';

type Places = Pick<WorldSettings, 'directoryUrl' | 'analyticsUrl' | 'servicesUrl'>;

/** How the dapp reads its networks. */
export function pageReads({ reads }: PageSettings, { servicesUrl, networks }: WorldSettings): EvmOptions {
  const swapNetworks = ['eip155:31337'] as const;
  if (reads === undefined) return { swapNetworks };
  const url = new URL(`./${reads}/`, servicesUrl).href;
  return { swapNetworks, service: { url, networks: networks.map(({ id }) => networkIdOf('eip155', Number(id))) } };
}

/** Whether the dapp has services. */
export function hasServices(page: PageSettings): boolean {
  const { directory, analytics, blockchain, registry, sellers, sessions, exchanges } = page;
  return (
    [directory, analytics, blockchain, sellers].some((each) => each !== undefined) || registry || sessions || exchanges
  );
}

/** `show`: opens an onramp's page if there are no windows. */
export function pageServices(page: PageSettings, places: Places, show?: Onramp['show']): { services?: Services } {
  if (!hasServices(page)) return {};
  const { directory, analytics, blockchain, registry, sellers, sessions, exchanges: market } = page;
  const { directoryUrl: url, analyticsUrl, servicesUrl } = places;
  const list = directory === 'a list';
  return {
    services: {
      ...(directory && {
        catalogue: list ? staticCatalogue(wellKnownWallets) : httpCatalogue({ url }),
      }),
      ...(blockchain && blockchainService({ url: servicesUrl })),
      ...(registry && { registry: nameRegistry({ url: servicesUrl, suffix: 'berth.example' }) }),
      ...(sellers && { onramp: sellersAt(servicesUrl, sellers, show) }),
      ...(sessions && { sessions: smartSessions({ url: servicesUrl }) }),
      ...(market && { exchanges: exchangesAt(servicesUrl, show) }),
      ...(analytics && {
        analytics: httpAnalytics({
          ...{ url: analyticsUrl, settingsUrl: analyticsUrl },
          consent: () => analytics !== 'not agreed',
        }),
      }),
    },
  };
}

/** Their pages are the sandbox's own. */
function exchangesAt(url: string, show?: Onramp['show']): ServiceHandle<Exchanges> {
  const handle = exchanges({ url });
  if (!show) return handle;
  const opening = () => ({ lead: show, giveUp: () => undefined });
  return { ...handle, load: async (context) => exchangeClient({ url }, context, opening) };
}

/** One onramp that reports purchases and one that does not. Their pages are in the sandbox. */
function sellersAt(url: string, namespaces: readonly Namespace[], show?: Onramp['show']): ServiceHandle<Onramp> {
  const { origin } = new URL(url);
  const [first = 'eip155', ...others] = namespaces;
  const seller = { origin, namespaces: [first, ...others] as const };
  const options = {
    url,
    sellers: [
      buyWith({ ...seller, id: 'harbour', name: 'Harbour Exchange', fees: '1–2%', history: 'coinbase' }),
      buyWith({
        ...{ ...seller, id: 'tide', name: 'Tide Money' },
        page: ({ address, amount }) => `${origin}/buy?for=${address}&amount=${amount}`,
      }),
    ],
  };
  const handle = onramp(options);
  return show ? { ...handle, load: async (context) => onrampClient(options, context, show) } : handle;
}
