/** The metadata of collectibles, each read once. Only on-chain metadata is read: no other host is contacted. */
import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { ReadMany } from './many-reads.js';

export interface CollectibleName {
  readonly kind: 'erc721' | 'erc1155';
  readonly token: string;
  readonly tokenId: bigint;
}

export interface Collectible {
  readonly name: string;
  /** The name of its contract; empty if it has none. */
  readonly collection: string;
  /** Empty if there is none. */
  readonly imageUrl: string;
}

const ABI = parseAbi([
  'function name() view returns (string)',
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
]);
type TextRead = 'name' | 'tokenURI' | 'uri';

export class CollectibleBook {
  readonly #readMany: ReadMany;
  readonly #known = new Map<string, Collectible>();

  constructor(readMany: ReadMany) {
    this.#readMany = readMany;
  }

  /** The metadata of each, in their order. */
  async describe(names: readonly CollectibleName[]): Promise<readonly Collectible[]> {
    const missing = names.filter((each) => !this.#known.has(keyOf(each)));
    const answers = await this.#readMany(
      missing.flatMap(({ kind, token: target, tokenId }) => [
        { target, callData: encodeFunctionData({ abi: ABI, functionName: 'name' }) },
        {
          target,
          callData: encodeFunctionData({
            abi: ABI,
            functionName: kind === 'erc721' ? 'tokenURI' : 'uri',
            args: [tokenId],
          }),
        },
      ]),
    );
    missing.forEach((each, at) => {
      const collection = textOf('name', answers[2 * at]);
      const address = textOf(each.kind === 'erc721' ? 'tokenURI' : 'uri', answers[2 * at + 1]);
      const { name, image } = recordAt(address.replaceAll('{id}', each.tokenId.toString(16).padStart(64, '0')));
      this.#known.set(keyOf(each), {
        // Those that share their metadata are distinguished by their number.
        name: /#\d+$/.test(name) ? name : `${name || collection} #${each.tokenId}`.trim(),
        collection: collection || name,
        imageUrl: image,
      });
    });
    return names.map((each) => this.#known.get(keyOf(each)) ?? { name: '', collection: '', imageUrl: '' });
  }
}

function keyOf({ token, tokenId }: CollectibleName): string {
  return `${token}/${tokenId}`;
}

function textOf(functionName: TextRead, data: Hex | undefined): string {
  try {
    return data ? decodeFunctionResult({ abi: ABI, functionName, data }) : '';
  } catch {
    return '';
  }
}

/** The content of a data URL. */
function recordAt(address: string): { readonly name: string; readonly image: string } {
  const [, encoding, content = ''] = /^data:application\/json(;base64)?,([^#]*)/.exec(address) ?? [];
  try {
    const text = encoding ? Buffer.from(content, 'base64').toString() : decodeURIComponent(content);
    const { name = '', image = '' } = JSON.parse(text) as Record<string, unknown>;
    return { name: String(name), image: String(image) };
  } catch {
    return { name: '', image: '' };
  }
}
