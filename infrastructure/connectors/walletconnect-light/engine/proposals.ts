/** Session proposals, from the pairing link to the settled session. */
import { Failure } from '../../../../domain/failure/failure.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import { toHex } from '../../../hex.js';
import type { Offer } from '../../walletconnect/protocol-client.js';
import type { ProtocolSession } from '../../walletconnect/protocol-session.js';
import type { Proposal } from '../../walletconnect/session/proposal.js';
import type { Bytes } from '../crypto/primitives.js';
import { pairingUri } from '../protocol/pairing-uri.js';
import { answerPublishOptions, PUBLISH_OPTIONS } from '../protocol/publish-options.js';
import type { WalletMessage } from '../protocol/read-message.js';
import { TIMEOUT } from '../relay/relayer.js';
import { readHex32 } from '../session/read-peer.js';
import { readSettlement } from '../session/read-settlement.js';
import { type ClientContext, nowInSeconds } from './client-context.js';
import { bytesOf, randomKey } from './messenger.js';

export interface Proposals {
  propose(optionalNamespaces: Proposal): Promise<Offer>;
  /** Handles the wallet's approval or rejection. True: the message answered a proposal. */
  answer(topic: string, message: Exclude<WalletMessage, { type: 'request' }>): Promise<boolean>;
  /** Handles the settlement that a wallet sends after its approval. */
  settle(topic: string, id: number, params: unknown): void;
  /** Withdraws the proposal of a pairing: answers are ignored from then on. */
  withdraw(pairingTopic: string): void;
  /** Fails all. Default: they have expired. */
  end(error?: unknown): void;
}

interface Open {
  readonly pairingTopic: string;
  readonly privateKey: Bytes;
  readonly publicKey: string;
  readonly optionalNamespaces: Proposal;
  readonly agreed: (session: ProtocolSession) => void;
  readonly refused: (error: unknown) => void;
  /** Public key of the wallet that approved first, and the topic on which it settles. */
  responder?: string;
  sessionTopic?: string;
}

/** Seconds. */
const LIFE = 300;
const INVALID = { code: 1005, message: 'Invalid settlement' };
const misbehaved = () => new Failure('wallet-misbehaved', 'The wallet settled an invalid session');

export function createProposals(context: ClientContext): Proposals {
  const { primitives, entry, relayer, messenger, nextId } = context;
  const open = new Map<number, Open>();

  /** Keeps the session topic if the session is settled. */
  const close = (id: number): void => {
    const proposal = open.get(id);
    open.delete(id);
    if (!proposal) return;
    const { pairingTopic, sessionTopic } = proposal;
    for (const topic of [pairingTopic, sessionTopic]) {
      if (topic === undefined || entry.sessions.has(topic)) continue;
      relayer.leave(topic);
      entry.keys.delete(topic);
    }
  };
  const refuse = (id: number, error: unknown) => {
    const proposal = open.get(id);
    close(id);
    proposal?.refused(error);
  };
  const expired = () => new Error('Proposal expired');

  return {
    async propose(optionalNamespaces) {
      const [symKey, privateKey] = [randomKey(), randomKey()];
      const [topicBytes, keyBytes] = await Promise.all([primitives.sha256(symKey), primitives.publicKey(privateKey)]);
      const [pairingTopic, publicKey] = [toHex(topicBytes), toHex(keyBytes)];
      const id = nextId();
      const expiryTimestamp = nowInSeconds() + LIFE;
      const approval = new Promise<ProtocolSession>((agreed, refused) => {
        open.set(id, { pairingTopic, privateKey, publicKey, optionalNamespaces, agreed, refused });
      });
      // Not awaited yet.
      approval.catch(() => undefined);
      entry.keys.set(pairingTopic, symKey);
      relayer.listenTo(pairingTopic);
      const params = {
        ...{ id, pairingTopic, requiredNamespaces: {}, optionalNamespaces, relays: [{ protocol: 'irn' }] },
        ...{ proposer: { publicKey, metadata: context.metadata }, expiryTimestamp },
      };
      try {
        const content = { id, method: 'wc_sessionPropose', params };
        await messenger.send(pairingTopic, content, PUBLISH_OPTIONS.wc_sessionPropose, TIMEOUT, () => open.has(id));
      } catch (error) {
        close(id);
        throw error;
      }
      const uri = pairingUri({ topic: pairingTopic, symKey: toHex(symKey), expiry: expiryTimestamp });
      return { uri, approval: () => approval, expire: () => refuse(id, expired()) };
    },
    async answer(topic, message) {
      const { id } = message;
      const proposal = open.get(id);
      if (!proposal || proposal.pairingTopic !== topic) return false;
      // A wallet that approved twice has created two sessions: the first one counts.
      if (proposal.responder !== undefined) return true;
      if (message.type === 'error') {
        refuse(id, message.error);
        return true;
      }
      const responder = readHex32(readProperty(message.result, 'responderPublicKey'));
      if (responder === undefined) {
        refuse(id, misbehaved());
        return true;
      }
      proposal.responder = responder;
      try {
        const { topic: sessionTopic, key } = await sessionKey(context, proposal.privateKey, responder);
        if (open.get(id) !== proposal) return true;
        proposal.sessionTopic = sessionTopic;
        entry.keys.set(sessionTopic, key);
        relayer.listenTo(sessionTopic);
      } catch {
        refuse(id, misbehaved());
      }
      return true;
    },
    settle(topic, id, params) {
      const answer = (content: object): void => {
        messenger
          .send(topic, { id, ...content }, answerPublishOptions('wc_sessionSettle'), TIMEOUT)
          .catch(() => undefined);
      };
      // The wallet repeats the settlement: our answer was lost.
      if (entry.sessions.has(topic)) return answer({ result: true });
      const [proposalId, proposal] = [...open].find(([, each]) => each.sessionTopic === topic) ?? [];
      if (!proposal || proposalId === undefined) return;
      const settled = readSettlement(params, nowInSeconds());
      if (!settled || settled.peer.publicKey !== proposal.responder) {
        answer({ error: INVALID });
        return refuse(proposalId, misbehaved());
      }
      const { pairingTopic, privateKey, publicKey, optionalNamespaces } = proposal;
      entry.keys.set(publicKey, privateKey);
      const self = { publicKey, metadata: context.metadata };
      context.settle({ topic, pairingTopic, optionalNamespaces, self, ...settled });
      answer({ result: true });
      close(proposalId);
      const session = entry.sessions.get(topic);
      if (session) proposal.agreed(session);
    },
    withdraw(pairingTopic) {
      for (const [id, each] of [...open]) if (each.pairingTopic === pairingTopic) close(id);
    },
    end(error = expired()) {
      for (const id of [...open.keys()]) refuse(id, error);
    },
  };
}

/** The shared key, and the topic that is its hash. */
export async function sessionKey(
  { primitives }: ClientContext,
  privateKey: Bytes,
  theirs: string,
): Promise<{ readonly topic: string; readonly key: Bytes }> {
  const key = await primitives.sharedKey(privateKey, bytesOf(theirs));
  return { topic: toHex(await primitives.sha256(key)), key };
}
