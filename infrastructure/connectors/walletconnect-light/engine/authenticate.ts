/** The request to connect and sign in in one step (`wc_sessionAuthenticate`). Loaded for sites that visitors sign in to. */
import { Failure } from '../../../../domain/failure/failure.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { toHex } from '../../../hex.js';
import { walletConnectFailure } from '../../walletconnect/errors.js';
import type { ProtocolSession } from '../../walletconnect/protocol-session.js';
import { readPeer } from '../../walletconnect/session/read-session.js';
import type { AuthenticateAnswer, AuthenticatePayload } from '../../walletconnect/sign-in/authenticate-words.js';
import type { Bytes } from '../crypto/primitives.js';
import { PUBLISH_OPTIONS } from '../protocol/publish-options.js';
import { TIMEOUT } from '../relay/relayer.js';
import { readSessionPeer, type SessionPeer } from '../session/read-peer.js';
import { type ClientContext, nowInSeconds } from './client-context.js';
import { randomKey } from './messenger.js';
import { sessionKey } from './proposals.js';

/** One key pair for all authentication requests of a client, so that an answer to an earlier one can still be decrypted. */
export interface AuthKeys {
  readonly privateKey: Bytes;
  readonly publicKey: string;
  readonly responseTopic: string;
}

const UNKNOWN_TO_WALLET = 10_001;
const [HOUR, WEEK] = [3600, 604_800];

export async function newKeys({ primitives }: ClientContext): Promise<AuthKeys> {
  const privateKey = randomKey();
  const publicKey = await primitives.publicKey(privateKey);
  const responseTopic = toHex(await primitives.sha256(publicKey));
  return { privateKey, publicKey: toHex(publicKey), responseTopic };
}

/** Resolves once the request is sent; `answer` with the wallet's answer, which a wallet without support never sends. */
export async function authenticate(
  context: ClientContext,
  authKeys: AuthKeys,
  pairingTopic: string,
  authPayload: AuthenticatePayload,
): Promise<{ readonly answer: Promise<AuthenticateAnswer> }> {
  const { pending, messenger, nextId } = context;
  const { publicKey, responseTopic } = authKeys;
  const id = nextId();
  const requester = { publicKey, metadata: context.metadata };
  const params = { authPayload, requester, expiryTimestamp: nowInSeconds() + HOUR };
  // A wallet without support answers with an error on the pairing's topic.
  const answer = pending.add([responseTopic, pairingTopic], id, HOUR).then(
    (result) => readAnswer(context, authKeys, pairingTopic, result),
    (error) => {
      // It may still accept the ordinary proposal.
      if (readProperty(error, 'code') === UNKNOWN_TO_WALLET) return new Promise<never>(() => undefined);
      throw walletConnectFailure(error);
    },
  );
  // The caller may not handle it.
  answer.catch(() => undefined);
  const content = { id, method: 'wc_sessionAuthenticate', params };
  try {
    // A pairing that was withdrawn has lost its key.
    const isWanted = () => context.entry.keys.has(pairingTopic);
    await messenger.send(pairingTopic, content, PUBLISH_OPTIONS.wc_sessionAuthenticate, TIMEOUT, isWanted);
  } catch (error) {
    pending.fail(id, error);
    throw error;
  }
  return { answer };
}

function readAnswer(
  context: ClientContext,
  authKeys: AuthKeys,
  pairingTopic: string,
  result: unknown,
): AuthenticateAnswer {
  const responder = readProperty(result, 'responder');
  const peer = readSessionPeer(responder);
  if (!peer) throw new Failure('wallet-misbehaved', 'The wallet answered without a key');
  return {
    cacaos: readProperty(result, 'cacaos'),
    peer: readPeer(responder),
    open: (accounts, methods) => open(context, authKeys, pairingTopic, peer, accounts, methods),
  };
}

async function open(
  context: ClientContext,
  { privateKey }: AuthKeys,
  pairingTopic: string,
  peer: SessionPeer,
  accounts: readonly string[],
  methods: readonly string[],
): Promise<ProtocolSession> {
  const { primitives, entry, relayer } = context;
  const { topic, key } = await sessionKey(context, privateKey, peer.publicKey);
  const own = randomKey();
  const publicKey = toHex(await primitives.publicKey(own));
  entry.keys.set(topic, key);
  // Only the session's key: that of the requests is still needed.
  entry.keys.set(publicKey, own);
  relayer.listenTo(topic);
  const chains = [...new Set(accounts.map((account) => account.slice(0, account.lastIndexOf(':'))))];
  const eip155 = { chains, accounts, methods, events: ['chainChanged', 'accountsChanged'] };
  context.settle({
    ...{ topic, pairingTopic, peer, namespaces: { eip155 }, optionalNamespaces: {} },
    ...{ self: { publicKey, metadata: context.metadata }, expiry: nowInSeconds() + WEEK },
  });
  const session = entry.sessions.get(topic);
  if (!session) throw new Failure('wallet-disconnected', 'The session has ended');
  return session;
}
