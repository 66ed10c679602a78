/** The transfers in a transaction, by the events of tokens. */
import { decodeEventLog, type Hex, parseAbi, toEventSelector } from 'viem';
import type { Approval, Move } from './indexed-transaction.js';

export interface Log {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

const TRANSFER = toEventSelector('Transfer(address,address,uint256)');
const APPROVAL = toEventSelector('Approval(address,address,uint256)');
const APPROVAL_FOR_ALL = toEventSelector('ApprovalForAll(address,address,bool)');
const ERC1155 = parseAbi([
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
]);

export function movesOf(logs: readonly Log[]): Move[] {
  return logs.flatMap((log) => {
    const [name, from, to, id] = log.topics;
    if (name === TRANSFER && from && to) {
      const parties = { token: log.address.toLowerCase(), from: addressIn(from), to: addressIn(to) };
      if (id !== undefined) return [{ kind: 'erc721', ...parties, tokenId: BigInt(id), amount: 1n }];
      const amount = /^0x[\da-f]{64}$/i.test(log.data) ? BigInt(log.data) : 0n;
      return [{ kind: 'erc20', ...parties, tokenId: undefined, amount }];
    }
    return multiTokenMoves(log);
  });
}

export function approvalsOf(logs: readonly Log[]): Approval[] {
  return logs.flatMap(({ address, topics: [name, owner] }) =>
    (name === APPROVAL || name === APPROVAL_FOR_ALL) && owner
      ? [{ token: address.toLowerCase(), owner: addressIn(owner) }]
      : [],
  );
}

function multiTokenMoves({ address, topics, data }: Log): Move[] {
  const token = address.toLowerCase();
  try {
    const { eventName, args } = decodeEventLog({
      abi: ERC1155,
      topics: topics as [Hex, ...Hex[]],
      data: data as Hex,
    });
    const parties = { kind: 'erc1155' as const, token, from: args.from.toLowerCase(), to: args.to.toLowerCase() };
    if (eventName === 'TransferSingle') return [{ ...parties, tokenId: args.id, amount: args.value }];
    return args.ids.map((tokenId, at) => ({ ...parties, tokenId, amount: args.values[at] ?? 0n }));
  } catch {
    return []; // another event
  }
}

function addressIn(topic: string): string {
  return `0x${topic.slice(-40).toLowerCase()}`;
}
