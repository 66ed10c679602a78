/** An address in groups of four characters, to be read and compared in full. The groups joined are the address. */
const GROUP = /^0x.{1,4}|.{1,4}/gsu;

export function addressGroups(address: string): readonly string[] {
  return address.match(GROUP) ?? [];
}
