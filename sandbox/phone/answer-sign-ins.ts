/**
 * Asks the wallet's user about each site that wants to connect and to have them signed in at once, and answers as the wallet SDK
 * does it; or with a wrong one, which that would not send.
 */
import type { IWalletKit, WalletKitTypes } from '@reown/walletkit';
import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils';
import { hexToBytes, sha256, toHex } from 'viem';
import type { RequestWords } from '../wallets/panel/describe-request.js';
import type { Prompts } from '../wallets/prompts.js';
import { REJECTED } from './answer-proposals.js';
import type { PhoneNamespace } from './phone-namespace.js';
import { chainOf, type SessionTerms } from './session-terms.js';

/** The method of this request among the wallet's prompts; its only parameter is the request. */
export const SIGN_IN_METHOD = 'wc_sessionAuthenticate';

/** The wrong answers of a wallet: it signs for another attempt or site, an unrequested network, a longer time, or not at all. */
export const SIGN_IN_FAULTS = ['nonce', 'domain', 'network', 'expiry', 'account', 'signature', 'nonsense'] as const;
export type SignInFault = (typeof SIGN_IN_FAULTS)[number];

export interface SignInParts {
  readonly kit: IWalletKit;
  readonly wallet: string;
  readonly namespaces: readonly PhoneNamespace[];
  readonly prompts: Prompts;
  readonly terms: () => SessionTerms;
  readonly signInFault: () => SignInFault | undefined;
  readonly onSession: () => void;
  readonly onError: (error: unknown) => void;
}

type Question = WalletKitTypes.SessionAuthenticate;
type Payload = Question['params']['authPayload'];
type Proof = ReturnType<typeof buildAuthObject>;

/** Returns a function that stops it: the wallet then only supports connecting. */
export function answerSignIns(parts: SignInParts): () => void {
  const { kit, wallet, namespaces, prompts, terms, signInFault, onSession, onError } = parts;

  const answer = async ({ id, params }: Question): Promise<void> => {
    const { authPayload, requester } = params;
    const known = namespaces.find(({ name }) => name === 'eip155');
    const { url } = requester.metadata;
    const asked = { wallet, method: SIGN_IN_METHOD, params: [params], origin: url, chainId: 0 };
    const agreed = await prompts.ask({ ...asked, reference: `sign-in ${id}` });
    if (!known || !agreed) return await kit.rejectSessionAuthenticate({ id, reason: REJECTED });
    const own = known.chains().filter((chain) => terms().chains?.includes(chain) ?? true);
    const methods = Object.keys(known.methods).filter((method) => terms().methods?.includes(method) ?? true);
    const payload = populateAuthPayload({ authPayload, chains: own, methods });
    const auths: Proof[] = [];
    for (const chain of payload.chains)
      auths.push(await sign(parts, known, claimed(payload, signInFault()), chain, url));
    if (signInFault() === undefined) await kit.approveSessionAuthenticate({ id, auths });
    else await say(kit, id, signInFault() === 'nonsense' ? [{ p: { iss: 'nobody' } }] : auths);
    onSession();
  };

  const listen = (event: Question): void => {
    answer(event).catch(onError);
  };
  kit.on('session_authenticate', listen);
  return () => kit.off('session_authenticate', listen);
}

/** The request in words. */
export function describeSignIn(params: Question['params']): RequestWords {
  const { authPayload, requester } = params;
  return {
    title: `Connect and sign in to ${requester.metadata.name || 'a site without a name'}`,
    facts: [
      ['Site', authPayload.domain],
      ['Networks', authPayload.chains.join(', ')],
    ],
    ...(authPayload.statement && { text: authPayload.statement }),
  };
}

export function isSignIn(value: unknown): value is Question['params'] {
  return typeof value === 'object' && value !== null && 'authPayload' in value && 'requester' in value;
}

/** The signed part of the request. */
function claimed(payload: Payload, signInFault: SignInFault | undefined): Payload {
  switch (signInFault) {
    case 'nonce':
      return { ...payload, nonce: 'anotherNonce' };
    case 'domain':
      return { ...payload, domain: 'elsewhere.example' };
    case 'expiry':
      return { ...payload, exp: '2100-01-01T00:00:00.000Z' };
    default:
      return payload;
  }
}

async function sign(
  { kit, prompts, terms, signInFault }: SignInParts,
  known: PhoneNamespace,
  request: Payload,
  chain: string,
  origin: string,
): Promise<Proof> {
  const [first = ''] = known.addresses();
  const named = signInFault() === 'network' ? 'eip155:424242' : chain;
  const own = terms().accounts?.find((each) => chainOf(each) === chain) ?? `${named}:${first}`;
  const iss = signInFault() === 'account' ? `${named}:${known.accounts().find((each) => each !== first)}` : own;
  const text = kit.formatAuthMessage({ request, iss });
  const always: Prompts = { ...prompts, mode: 'approve', ask: () => Promise.resolve(true) };
  const params = [toHex(signInFault() === 'signature' ? `${text} ` : text), first];
  const signature = await known.answer({ chain, method: 'personal_sign', params, origin }, always);
  return buildAuthObject(request, { t: 'eip191', s: String(signature) }, iss);
}

/** Sends without the SDK, which validates its messages. */
async function say(kit: IWalletKit, id: number, cacaos: readonly unknown[]): Promise<void> {
  const { signClient } = kit.engine;
  const { core, metadata, auth } = signClient;
  const receiverPublicKey = auth.requests.get(id).requester.publicKey;
  const senderPublicKey = await core.crypto.generateKeyPair();
  const topic = sha256(hexToBytes(`0x${receiverPublicKey}`)).slice(2);
  const session = await core.crypto.generateSharedKey(senderPublicKey, receiverPublicKey);
  await core.relayer.subscribe(session);
  const send: unknown = Reflect.get(signClient.engine, 'sendResult');
  if (typeof send !== 'function') throw new Error('The wallet SDK has no way to answer.');
  await Reflect.apply(send, signClient.engine, [
    {
      ...{ topic, id, result: { cacaos, responder: { publicKey: senderPublicKey, metadata } } },
      ...{ encodeOpts: { type: 1, receiverPublicKey, senderPublicKey }, throwOnFailedPublish: true },
    },
  ]);
}
