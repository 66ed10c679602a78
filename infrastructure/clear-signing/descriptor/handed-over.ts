/** Descriptors provided by the site: read once, each with what it includes, and looked up by network and address. */
import type { ClearRefusal } from '../../../domain/request/clear-words.js';
import type { Auditing } from '../vouched.js';
import type { Book } from './book.js';
import { deploymentsOf } from './context.js';
import { withIncludes } from './merge.js';
import { isNode, type Node } from './own.js';
import { readDescriptor } from './read-descriptor.js';
import { Refusal } from './refusal.js';

const MOST = 2_000;

interface Hit {
  readonly path: string;
  readonly descriptor: Node;
}

/** `given`: by path, or a list of descriptors without includes. `auditing`: each file needs an attestation by one of the auditors. */
export async function handedOver(given: unknown, auditing?: Auditing): Promise<Book> {
  const sources: readonly (readonly [string, unknown])[] = Array.isArray(given)
    ? given.map((each: unknown, at) => [`${at}.json`, each])
    : Object.entries(isNode(given) ? given : {});
  const byPath = new Map(sources.slice(0, MOST));
  const load = (path: string): Promise<Node | undefined> => {
    const source = byPath.get(path);
    return Promise.resolve(source === undefined ? undefined : readDescriptor(source));
  };
  const good = auditing && (await import('../vouched.js')).vouched(load, auditing);
  const found = new Map<string, Hit[]>();
  const elsewhere = new Set<string>();
  let broken: ClearRefusal | undefined;
  for (const path of byPath.keys()) {
    if (/(?:^|\/)sigs\//.test(path)) continue;
    try {
      const descriptor = await withIncludes(path, load);
      for (const kind of ['contract', 'eip712'] as const)
        for (const { chainId, address } of deploymentsOf(descriptor, kind)) {
          const key = `${kind}:${chainId}:${address}`;
          found.set(key, [...(found.get(key) ?? []), { path, descriptor }]);
          elsewhere.add(`${kind}:${address}`);
        }
    } catch (error) {
      broken ??= error instanceof Refusal ? error.reason : 'malformed';
    }
  }
  const look = async (kind: 'contract' | 'eip712', chainId: number, address: string): Promise<readonly Node[]> => {
    const hits = found.get(`${kind}:${chainId}:${address}`);
    // Checked on first use only: verifying a signature takes as long as parsing many files.
    if (hits)
      return await Promise.all(hits.map(({ path, descriptor }) => (good ? withIncludes(path, good) : descriptor)));
    throw new Refusal(elsewhere.has(`${kind}:${address}`) ? 'other-network' : (broken ?? 'no-descriptor'));
  };
  return {
    calls: (chainId, address) => look('contract', chainId, address),
    typed: (chainId, address) => look('eip712', chainId, address),
  };
}
