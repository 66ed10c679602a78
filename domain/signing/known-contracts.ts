/** Contracts that a description may name: they have these addresses on each network where they exist. */

export type Standard = 'Permit2' | 'Seaport' | 'CoW Protocol' | 'UniswapX';

const CONTRACTS: Readonly<Record<Standard, readonly string[]>> = {
  Permit2: ['0x000000000022d473030f116ddee9f6b43ac78ba3'],
  Seaport: [
    '0x00000000006c3852cbef3e08e8df289169ede581',
    '0x00000000000001ad428e4906ae43d8f9852d0dd6',
    '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
    '0x0000000000000068f116a894984e2db1123eb395',
  ],
  'CoW Protocol': ['0x9008d19f58aabd9ed0d60971565aa8510560ab41'],
  UniswapX: [
    '0x6000da47483062a0d734ba3dc7576ce6a0b645c4',
    '0x00000011f84b9aa48e5f8aa8b9897600006289be',
    '0x000000001ec5656dcdb24d90dfa42742738de729',
  ],
};

export function isKnown(standard: Standard, address: unknown): boolean {
  return typeof address === 'string' && CONTRACTS[standard].includes(address.toLowerCase());
}
