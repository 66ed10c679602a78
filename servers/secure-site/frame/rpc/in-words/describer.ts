/** Descriptions by the site's own descriptors (ERC-7730): no host is contacted, and nothing is loaded before the first use. */
import type { ClearNames, ClearQuestion } from '../../../../../application/ports/clear-signing.js';
import type { ClearAnswer, ClearWords } from '../../../../../domain/request/clear-words.js';
import { clearSigning, type Descriptors } from '../../../../../infrastructure/clear-signing/index.js';
import { loadOnce } from '../../../../../infrastructure/load-once.js';
import type { SiteNetwork } from '../../../site-settings.js';
import { tokenOnChain } from '../contract-call/token-on-chain.js';

/** Undefined if no descriptor applies. Never rejects. */
export type Describe = (question: ClearQuestion) => Promise<ClearWords | undefined>;

export function describer(descriptors: Descriptors | undefined, networks: readonly SiteNetwork[]): Describe {
  if (!descriptors) return () => Promise.resolve(undefined);
  const load = loadOnce(() => clearSigning({ descriptors }).load());
  const names = namesOn(networks);
  return async (question) => {
    try {
      const signing = await load();
      const answer = await new Promise<ClearAnswer>((next, error) => {
        signing.describe(question, names).subscribe({ next, error });
      });
      return answer.ok ? answer.words : undefined;
    } catch {
      return undefined;
    }
  };
}

/** What tokens report: a symbol is a claim, and shown beside the contract's address. */
function namesOn(networks: readonly SiteNetwork[]): ClearNames {
  const networkOf = (id: number) => networks.find(({ chainId }) => chainId === id);
  return {
    async token(chainId, address) {
      const network = networkOf(chainId);
      return network && (await tokenOnChain(network, address as `0x${string}`));
    },
    native: networkOf,
    network: (chainId) => networkOf(chainId)?.name,
    address: () => Promise.resolve(undefined),
    collection: () => Promise.resolve(undefined),
    blockTime: () => Promise.resolve(undefined),
  };
}
