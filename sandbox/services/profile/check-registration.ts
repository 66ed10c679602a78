/** Verifies that a name's registration was signed by the account that the name will resolve to. */
import { createClient, type Hex, http } from 'viem';
import { verifyMessage } from 'viem/actions';
import { networkNamed } from '../asked-for.js';
import { Refusal } from '../refusal.js';
import type { ServiceContext } from '../service-context.js';
import { ZONE } from './name-register.js';

export interface Registration {
  readonly coinType: string;
  readonly address: string;
  /** JSON: the name, its attributes, and when, in seconds. */
  readonly message: string;
  readonly signature: string;
}

/** The validity of a signed registration, in seconds. */
const LIFETIME = 600;
/** Coin types of EVM networks are their number with this bit set. */
const EVM_COIN = 0x8000_0000;

/** The name with its zone. Accepts signatures of keys and of smart accounts, deployed or not. */
export async function checkRegistration(wish: Registration, context: ServiceContext): Promise<string> {
  const { coinType, address, message, signature } = wish;
  const chainId = Number(coinType) - EVM_COIN;
  if (!Number.isSafeInteger(chainId) || chainId <= 0) throw new Refusal(400, 'coin_type', 'Invalid chainId');
  if (!/^0x[\da-f]{40}$/i.test(address)) throw new Refusal(400, 'address', 'This is not an address');
  const { rpcUrl } = networkNamed(context, `eip155:${chainId}`);
  const { name, timestamp } = wordsOf(message);
  if (Math.abs(Date.now() / 1000 - timestamp) > LIFETIME) throw new Refusal(400, 'timestamp', 'The message is too old');
  const client = createClient({ transport: http(rpcUrl) });
  const signed = await verifyMessage(client, { address: address as Hex, message, signature: signature as Hex }).catch(
    () => false,
  );
  if (!signed) throw new Refusal(401, 'signature', 'The signature is not of this address');
  return name.includes('.') ? name : `${name}.${ZONE}`;
}

function wordsOf(message: string): { readonly name: string; readonly timestamp: number } {
  try {
    const { name, timestamp } = JSON.parse(message) as Record<string, unknown>;
    if (typeof name === 'string' && typeof timestamp === 'number') return { name, timestamp };
  } catch {
    // Refused below.
  }
  throw new Refusal(400, 'message', 'The message does not say name and timestamp');
}
