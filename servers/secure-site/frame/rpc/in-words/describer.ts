/** Requests in words, by descriptors of the site's own (ERC-7730): nobody is asked, and nothing is loaded before the first. */
import type { ClearNames, ClearQuestion } from '../../../../../application/ports/clear-signing.js';
import type { ClearAnswer, ClearWords } from '../../../../../domain/request/clear-words.js';
import { clearSigning, type Descriptors } from '../../../../../infrastructure/clear-signing/index.js';
import { loadOnce } from '../../../../../infrastructure/load-once.js';
import type { SiteNetwork } from '../../../site-settings.js';
import { tokenOnChain } from '../contract-call/token-on-chain.js';

/** Undefined for what no descriptor speaks of. Never rejects. */
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

/** What tokens say of themselves: a symbol is a claim, and stands beside the contract's address. */
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
