/** The services of a page as a scenario wants them, at the sandbox's own. */
import type { Services } from '../../infrastructure/options.js';
import { httpAnalytics } from '../../infrastructure/services/analytics/index.js';
import { blockchainService } from '../../infrastructure/services/blockchain/index.js';
import { httpCatalogue } from '../../infrastructure/services/catalogue/http/index.js';
import { staticCatalogue, wellKnownWallets } from '../../infrastructure/services/catalogue/static/index.js';
import type { WorldSettings } from '../../sandbox/world-settings.js';
import type { PageSettings } from './page-settings.js';

type Places = Pick<WorldSettings, 'directoryUrl' | 'analyticsUrl' | 'servicesUrl'>;

/** Whether the dapp has any. */
export function hasServices({ directory, analytics, blockchain }: PageSettings): boolean {
  return directory !== undefined || analytics !== undefined || blockchain !== undefined;
}

export function pageServices(page: PageSettings, places: Places): { services?: Services } {
  if (!hasServices(page)) return {};
  const { directory, analytics, blockchain } = page;
  const { directoryUrl: url, analyticsUrl, servicesUrl } = places;
  const list = directory === 'a list';
  return {
    services: {
      ...(directory && {
        catalogue: list ? staticCatalogue(wellKnownWallets) : httpCatalogue({ url, projectId: 'acceptance' }),
      }),
      ...(blockchain && blockchainService({ url: servicesUrl })),
      ...(analytics && {
        analytics: httpAnalytics({
          ...{ url: analyticsUrl, settingsUrl: analyticsUrl },
          consent: () => analytics !== 'not agreed',
        }),
      }),
    },
  };
}
