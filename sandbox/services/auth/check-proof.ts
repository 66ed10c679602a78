/** Verifies a visitor's signed message for the requesting site: EVM accounts by another library than the product's own. */
import { createClient, type Hex, http } from 'viem';
import { verifyMessage } from 'viem/actions';
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe';
import { readSignInText, type SignInMessage } from '../../../domain/sign-in/sign-in-message.js';
import { verifySignIn } from '../../../infrastructure/verify/index.js';
import { networkNamed } from '../asked-for.js';
import { Refusal } from '../refusal.js';
import type { ServiceContext } from '../service-context.js';

interface Proof {
  readonly text: string;
  readonly signature: string;
  readonly nonce: string;
}

export async function checkProof(
  proof: Proof,
  origin: string | undefined,
  context: ServiceContext,
): Promise<SignInMessage> {
  const message = readSignInText(proof.text);
  if (!message) throw new Refusal(400, 'message', 'This is no sign-in message');
  // Only browsers send an origin.
  const domain = origin === undefined ? message.domain : new URL(origin).host;
  const { rpcUrl, namespace } = networkNamed(context, message.networkId);
  const signed =
    namespace === 'eip155' ? await isSiwe(proof, domain, rpcUrl) : (await verifySignIn({ ...proof, domain })).ok;
  if (!signed) throw new Refusal(401, 'signature', 'The message is not for this site and of this account');
  return message;
}

async function isSiwe({ text, signature, nonce }: Proof, domain: string, rpcUrl: string): Promise<boolean> {
  const message = parseSiweMessage(text);
  if (!message.address || !validateSiweMessage({ message, domain, nonce })) return false;
  const client = createClient({ transport: http(rpcUrl) });
  const asked = { address: message.address, message: text, signature: signature as Hex };
  return await verifyMessage(client, asked).catch(() => false);
}
