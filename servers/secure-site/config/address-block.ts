/** Blocks of network addresses, such as `10.0.0.0/8` or `fd00::/8`, or single addresses. */
import { BlockList, isIP } from 'node:net';

const PREFIX = { 4: 32, 6: 128 } as const;

/** Undefined if the text is not a block. */
function readBlock(text: string) {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const version = isIP(address);
  if (rest.length > 0 || (version !== 4 && version !== 6)) return undefined;
  if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) return undefined;
  const bits = prefix === undefined ? PREFIX[version] : Number(prefix);
  return bits > PREFIX[version] ? undefined : { address, bits, family: `ipv${version}` as const };
}

export function isAddressBlock(text: string): boolean {
  return readBlock(text) !== undefined;
}

/** Whether an address is in one of the blocks. Invalid blocks contain nothing. */
export function inBlocks(blocks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const text of blocks) {
    const block = readBlock(text);
    if (block) list.addSubnet(block.address, block.bits, block.family);
  }
  return (address) => {
    const plain = plainAddress(address);
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Without its zone, which a client may choose; IPv4 also as Node writes it on a dual-stack socket. */
export function plainAddress(address: string): string {
  const [plain = ''] = address.split('%');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
}
