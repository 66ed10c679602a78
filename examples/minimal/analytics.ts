import { createModal, type Modal } from 'porthole';
import { httpAnalytics } from 'porthole/analytics';
import { evm, mainnet } from 'porthole/evm';

/** Your visitors' yes, however your page asks for it. Before it, nothing is sent and nobody is asked. */
export function modalThatCounts(consent: () => Promise<boolean>): Modal {
  return createModal({
    projectId: 'your-project',
    networks: [mainnet],
    chains: [evm()],
    services: { analytics: httpAnalytics({ url: 'https://events.site.example', consent }) },
  });
}
