/** Bitcoin keys and their addresses; runs in Node and in a page. */
import { Address, NETWORK, OutScript, p2pkh, p2sh, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer';
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js';
import { fromHex, toHex } from '../../infrastructure/hex.js';

/** The 32 secret bytes, in hex. */
export type BitcoinKey = string;

/** The sandbox's network: addresses begin with `bcrt1`. */
const LOCAL = { ...TEST_NETWORK, bech32: 'bcrt' };

export type KeyKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr';
type Net = typeof NETWORK;

const NETS: Readonly<Record<string, Net>> = { bc: NETWORK, tb: TEST_NETWORK, bcrt: LOCAL };

export function secretOf(key: BitcoinKey): Uint8Array {
  return fromHex(key) ?? new Uint8Array(32);
}

export function publicKeyOf(key: BitcoinKey, kind: KeyKind): string {
  const secret = secretOf(key);
  return toHex(kind === 'p2tr' ? pubSchnorr(secret) : pubECDSA(secret));
}

export function addressOf(key: BitcoinKey, kind: KeyKind, net: Net = LOCAL): string {
  const secret = secretOf(key);
  const made = {
    p2pkh: () => p2pkh(pubECDSA(secret), net),
    p2sh: () => p2sh(p2wpkh(pubECDSA(secret), net), net),
    p2wpkh: () => p2wpkh(pubECDSA(secret), net),
    p2tr: () => p2tr(pubSchnorr(secret), undefined, net),
  }[kind]();
  if (made.address === undefined) throw new Error('The key has no address.');
  return made.address;
}

/** By address prefix. */
export function netNamed(prefix: string): Net {
  return NETS[prefix] ?? LOCAL;
}

/** The network of an address, if it is recognizable. */
function netOfAddress(address: string): Net {
  return netNamed(/^([a-z]+)1/.exec(address)?.[1] ?? 'bcrt');
}

/** On the sandbox's network. */
export function addressOfScript(script: Uint8Array): string {
  return Address(LOCAL).encode(OutScript.decode(script));
}

/** The output script of the address. */
export function scriptOf(address: string): Uint8Array {
  return OutScript.encode(Address(netOfAddress(address)).decode(address));
}
