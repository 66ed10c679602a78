import { createModal, type Modal } from 'porthole';
import { httpAnalytics } from 'porthole/analytics';
import { evm, mainnet } from 'porthole/evm';

/** `consent`: how your page asks visitors. No request is made before it resolves to true. */
export function modalThatCounts(consent: () => Promise<boolean>): Modal {
  return createModal({
    projectId: 'your-project',
    networks: [mainnet],
    chains: [evm()],
    services: { analytics: httpAnalytics({ url: 'https://events.site.example', consent }) },
  });
}
