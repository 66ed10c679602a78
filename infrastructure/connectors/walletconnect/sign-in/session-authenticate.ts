/**
 * The request to connect and sign in one step (`wc_sessionAuthenticate`), sent together with an ordinary proposal: a
 * wallet that supports it answers it, others answer the proposal. The SDK's own version trusts the whole answer,
 * contacts its makers' nodes, and needs what browsers do not have, so only its lower layers are used.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { Failure } from '../../../../domain/failure/failure.js';
import { textOf } from '../../../../domain/text/text-of.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { fromHex, toHex } from '../../../hex.js';
import { walletConnectFailure } from '../errors.js';
import type { SignClient } from '../relay/sign-client.js';
import { readPeer } from '../session/read-session.js';
import type { AuthenticateAnswer, AuthenticatePayload } from './authenticate-words.js';

type Session = ReturnType<SignClient['session']['get']>;

interface Keys {
  readonly publicKey: string;
  readonly responseTopic: string;
}

/** The name under which the SDK looks up the key for answers. */
const KEY_NAME = 'wc@1.5:auth::PUB_KEY';
const UNKNOWN_TO_WALLET = 10_001;
const HOUR = 3600;
const WEEK = 604_800;

/** One key for all requests of a client, so that an answer to an earlier one can still be decrypted. */
const keysOfClients = new WeakMap<SignClient, Promise<Keys>>();

/** Resolves once the request can be sent; `answer` with the wallet's answer, which a wallet without support never sends. */
export async function authenticate(
  client: SignClient,
  pairingTopic: string,
  authPayload: AuthenticatePayload,
): Promise<{ readonly answer: Promise<AuthenticateAnswer> }> {
  const keys = keysOfClients.get(client) ?? makeKeys(client);
  keysOfClients.set(client, keys);
  keys.catch(() => keysOfClients.delete(client));
  const { publicKey } = await keys;
  const own = { publicKey, metadata: client.metadata };
  const params = { authPayload, requester: own, expiryTimestamp: seconds() + HOUR };
  const send: unknown = Reflect.get(client.engine, 'sendRequest');
  const events: unknown = Reflect.get(client.engine, 'events');
  if (typeof send !== 'function') throw new Failure('method-not-supported');
  const question = { topic: pairingTopic, method: 'wc_sessionAuthenticate', params, throwOnFailedPublish: true };
  const id: unknown = await Reflect.apply(send, client.engine, [question]);

  const open = async (peer: Session['peer'], accounts: readonly string[], methods: readonly string[]) => {
    const topic = await client.core.crypto.generateSharedKey(publicKey, peer.publicKey);
    await client.core.relayer.subscribe(topic);
    // A session deletes the key that it names, but the key for requests is still needed.
    const self = { ...own, publicKey: await client.core.crypto.generateKeyPair() };
    const expiry = seconds() + WEEK;
    const chains = accounts.map((account) => account.slice(0, account.lastIndexOf(':')));
    const eip155 = {
      ...{ chains: [...new Set(chains)], accounts: [...accounts], methods: [...methods] },
      events: ['chainChanged', 'accountsChanged'],
    };
    const session: Session = {
      ...{ topic, pairingTopic, expiry, acknowledged: true, controller: peer.publicKey, self, peer },
      ...{ requiredNamespaces: {}, optionalNamespaces: {}, namespaces: { eip155 }, relay: { protocol: 'irn' } },
    };
    await client.session.set(topic, session);
    client.core.expirer.set(topic, expiry);
    return session;
  };
  const answer = new Promise<AuthenticateAnswer>((resolve, reject) => {
    const listen = (event: unknown): void => {
      const error = readProperty(event, 'error');
      const result = readProperty(event, 'result');
      const responder = readProperty(result, 'responder');
      const theirs = readProperty(responder, 'publicKey');
      const { name, icon } = readPeer(responder);
      const metadata = { name: name ?? '', description: '', url: '', icons: icon ? [icon] : [] };
      if (typeof theirs === 'string' && /^[\da-f]{64}$/.test(theirs))
        resolve({
          cacaos: readProperty(result, 'cacaos'),
          peer: { name, icon },
          open: (accounts, methods) => open({ publicKey: theirs, metadata }, accounts, methods),
        });
      else if (error === undefined) reject(new Failure('wallet-misbehaved', 'The wallet answered without a key'));
      // A wallet without support may still accept the ordinary proposal.
      else if (readProperty(error, 'code') !== UNKNOWN_TO_WALLET) reject(walletConnectFailure(error));
    };
    if (isEmitter(events)) events.once(`session_request:${textOf(id)}`, listen);
  });
  // The caller may not handle it.
  answer.catch(() => undefined);
  return { answer };
}

/** Withdraws the pairing's ordinary proposal. */
export async function withdrawOffer(client: SignClient, pairingTopic: string): Promise<void> {
  const { id } = client.proposal.getAll().find((each) => each.pairingTopic === pairingTopic) ?? {};
  if (id === undefined) return;
  client.events.emit('proposal_expire', { id });
  await client.proposal.delete(id, { code: 6000, message: 'Answered otherwise.' }).catch(() => undefined);
}

async function makeKeys(client: SignClient): Promise<Keys> {
  const publicKey = await client.core.crypto.generateKeyPair();
  const responseTopic = toHex(sha256(fromHex(publicKey) ?? new Uint8Array()));
  await client.auth.authKeys.set(KEY_NAME, { publicKey, responseTopic });
  await client.core.relayer.subscribe(responseTopic);
  return { publicKey, responseTopic };
}

function isEmitter(value: unknown): value is { once(name: string, listener: (event: unknown) => void): void } {
  return typeof readProperty(value, 'once') === 'function';
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
