/** The services of a page as a scenario wants them, at the sandbox's own. */
import { networkIdOf } from '../../domain/caip.js';
import type { EvmOptions } from '../../infrastructure/chains/evm/index.js';
import type { Services } from '../../infrastructure/options.js';
import { httpAnalytics } from '../../infrastructure/services/analytics/index.js';
import { blockchainService, nameRegistry } from '../../infrastructure/services/blockchain/index.js';
import { httpCatalogue } from '../../infrastructure/services/catalogue/http/index.js';
import { staticCatalogue, wellKnownWallets } from '../../infrastructure/services/catalogue/static/index.js';
import type { WorldSettings } from '../../sandbox/world-settings.js';
import type { PageSettings } from './page-settings.js';

type Places = Pick<WorldSettings, 'directoryUrl' | 'analyticsUrl' | 'servicesUrl'>;

/** How the dapp reads its networks. */
export function pageReads({ reads }: PageSettings, { servicesUrl, networks }: WorldSettings): EvmOptions {
  const swapNetworks = ['eip155:31337'] as const;
  if (reads === undefined) return { swapNetworks };
  const url = new URL(`./${reads}/`, servicesUrl).href;
  return { swapNetworks, service: { url, networks: networks.map(({ id }) => networkIdOf('eip155', Number(id))) } };
}

/** Whether the dapp has any. */
export function hasServices({ directory, analytics, blockchain, registry }: PageSettings): boolean {
  return directory !== undefined || analytics !== undefined || blockchain !== undefined || registry;
}

export function pageServices(page: PageSettings, places: Places): { services?: Services } {
  if (!hasServices(page)) return {};
  const { directory, analytics, blockchain, registry } = page;
  const { directoryUrl: url, analyticsUrl, servicesUrl } = places;
  const list = directory === 'a list';
  return {
    services: {
      ...(directory && {
        catalogue: list ? staticCatalogue(wellKnownWallets) : httpCatalogue({ url, projectId: 'acceptance' }),
      }),
      ...(blockchain && blockchainService({ url: servicesUrl })),
      ...(registry && { registry: nameRegistry({ url: servicesUrl, suffix: 'berth.example' }) }),
      ...(analytics && {
        analytics: httpAnalytics({
          ...{ url: analyticsUrl, settingsUrl: analyticsUrl },
          consent: () => analytics !== 'not agreed',
        }),
      }),
    },
  };
}
