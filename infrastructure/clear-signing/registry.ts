/** Descriptors of a site's own registry: the index is loaded with the first request, a file with the first request for it. */
import { firstValueFrom, type SchedulerLike } from 'rxjs';
import type { TypedData } from '../../domain/request/typed-data.js';
import { get } from '../http/get.js';
import { parsed } from '../http/parsed.js';
import { serviceUrl } from '../http/service-url.js';
import { loadOnce } from '../load-once.js';
import type { Book } from './descriptor/book.js';
import { withIncludes } from './descriptor/merge.js';
import { listIn, type Node, own, textIn } from './descriptor/own.js';
import { readDescriptor } from './descriptor/read-descriptor.js';
import { Refusal, refuse } from './descriptor/refusal.js';
import { typeHash } from './reader/typed-values.js';
import type { Auditing } from './vouched.js';

const MOST_BYTES = 1_000_000;
/** Several messages of one contract may have the same name. */
const MOST_CANDIDATES = 6;
/** Only files below the registry's own URL. */
const PATH = /^(?:[\w@+-][\w@.+-]*\/)*[\w@+-][\w@.+-]*\.json$/;

export async function registry(url: string, scheduler: SchedulerLike, auditing?: Auditing): Promise<Book> {
  const files = new Map<string, () => Promise<Node>>();
  const file = (path: string): Promise<Node> => {
    const asked = files.get(path) ?? loadOnce(() => fetched(serviceUrl({ url }, path), scheduler));
    files.set(path, asked);
    return asked();
  };
  const load = async (path: string): Promise<Node | undefined> => (PATH.test(path) ? await file(path) : undefined);
  const good = auditing ? (await import('./vouched.js')).vouched(load, auditing) : load;
  const read = (path: string) => withIncludes(path, good);
  const keyOf = (chainId: number, address: string) => `eip155:${chainId}:${address}`;
  return {
    async calls(chainId, address) {
      const index = await file('index.calldata.json');
      return [await read(textIn(index, keyOf(chainId, address)) ?? refuse('no-descriptor'))];
    },
    async typed(chainId, address, data) {
      const index = await file('index.eip712.json');
      const paths = candidates(own(index, keyOf(chainId, address)), data);
      return await Promise.all(paths.slice(0, MOST_CANDIDATES).map(read));
    },
  };
}

/** Those of the exact type that is signed. */
function candidates(types: unknown, data: TypedData): readonly string[] {
  const hash = typeHash(data);
  const paths = listIn(types, data.primaryType).flatMap((each) =>
    listIn(each, 'encodeTypeHashes').includes(hash) ? (textIn(each, 'path') ?? []) : [],
  );
  return paths.length > 0 ? paths : refuse('no-descriptor');
}

/** A failed download is retried with the next request. */
async function fetched(address: URL, scheduler: SchedulerLike): Promise<Node> {
  try {
    const { body } = await firstValueFrom(get(address, { scheduler, mostBytes: MOST_BYTES }));
    return readDescriptor(parsed(body));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('unreachable');
  }
}
