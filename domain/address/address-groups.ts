/** An address in groups of four, to be read and compared from one end to the other. Joined, they are the address. */
const GROUP = /^0x.{1,4}|.{1,4}/gsu;

export function addressGroups(address: string): readonly string[] {
  return address.match(GROUP) ?? [];
}
