/** The services of a page as a scenario wants them, at the sandbox's own. */
import type { Services } from '../../infrastructure/options.js';
import { httpAnalytics } from '../../infrastructure/services/analytics/index.js';
import { httpCatalogue } from '../../infrastructure/services/catalogue/http/index.js';
import { staticCatalogue, wellKnownWallets } from '../../infrastructure/services/catalogue/static/index.js';
import type { WorldSettings } from '../../sandbox/world-settings.js';
import type { PageSettings } from './page-settings.js';

type Places = Pick<WorldSettings, 'directoryUrl' | 'analyticsUrl'>;

export function pageServices({ directory, analytics }: PageSettings, places: Places): { services?: Services } {
  if (directory === undefined && analytics === undefined) return {};
  const { directoryUrl: url, analyticsUrl } = places;
  const list = directory === 'a list';
  return {
    services: {
      ...(directory && {
        catalogue: list ? staticCatalogue(wellKnownWallets) : httpCatalogue({ url, projectId: 'acceptance' }),
      }),
      ...(analytics && {
        analytics: httpAnalytics({
          ...{ url: analyticsUrl, settingsUrl: analyticsUrl },
          consent: () => analytics !== 'not agreed',
        }),
      }),
    },
  };
}
