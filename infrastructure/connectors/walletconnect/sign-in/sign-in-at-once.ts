/** Connecting and signing in with one approval, if the wallet supports it. Loaded for sites with sign-in on EVM networks. */
import { firstValueFrom, forkJoin, mergeMap, type Observable, of, throwError } from 'rxjs';
import type { HandleContext } from '../../../../application/ports/handle.js';
import type { SignedText, SignIn, SignInAtOnce } from '../../../../application/ports/sign-in.js';
import { Failure } from '../../../../domain/failure/failure.js';
import type { NetworkId } from '../../../../domain/network/caip.js';
import type { SignInTerms } from '../../../../domain/sign-in/sign-in-message.js';
import { within } from '../../../within.js';
import { readList } from '../../eip1193/read-list.js';
import type { ProtocolClient } from '../protocol-client.js';
import type { ProtocolSession } from '../protocol-session.js';
import type { Proposal } from '../session/proposal.js';
import type { AuthenticateAnswer } from './authenticate-words.js';
import { type ReadCacao, readCacao } from './read-cacao.js';
import { recapUri } from './recap.js';

export interface ReadyAtOnce {
  /** Sends the request alongside a pairing's proposal. Never fails: undefined if it could not be sent. */
  ask(pairing: AtOncePairing): Promise<AskedAtOnce | undefined>;
}

export interface AtOncePairing {
  readonly client: ProtocolClient;
  readonly uri: string;
  readonly proposal: Proposal;
  /** The dapp's preferred networks, best first. */
  readonly wish: readonly NetworkId[];
  /** False once the pairing is cancelled. */
  readonly wanted: () => boolean;
}

export interface AskedAtOnce {
  /** The pairing's link, which announces both requests to wallets. */
  readonly uri: string;
  /**
   * The session, and whether the visitor is signed in: not if a wallet writes addresses in its own way. Fails with `rejected`, with
   * `wallet-misbehaved` if the signature does not match the request. Never settles for a wallet that does not support it.
   */
  readonly session: Promise<{ readonly opened: ProtocolSession; readonly signedIn: boolean }>;
}

/** Time limit for the nonce; after that visitors connect first, and then sign. */
const LIMIT = 5_000;
/** Most accounts and networks in one answer. */
const MOST = 50;

/** A nonce for this attempt. Undefined if sessions are created in another way; fails if there is no nonce. */
export async function prepareAtOnce(
  signIn: Observable<SignIn>,
  context: HandleContext,
): Promise<ReadyAtOnce | undefined> {
  const late = () => throwError(() => new Failure('timed-out', 'There was no nonce in time'));
  const prepared$ = signIn.pipe(
    mergeMap(({ namespaces, atOnce }) => {
      if (!atOnce || (namespaces && !namespaces.includes('eip155'))) return of(undefined);
      return atOnce.terms().pipe(mergeMap((terms) => of({ atOnce, terms })));
    }),
  );
  const prepared = await firstValueFrom(within(prepared$, LIMIT, context.scheduler, late));
  if (!prepared) return undefined;
  const { atOnce, terms } = prepared;
  return {
    async ask({ client, uri, proposal, wish, wanted }) {
      const { chains = [], methods = [] } = proposal.eip155 ?? {};
      const asked = [...chains].sort((a, b) => rank(wish, a) - rank(wish, b));
      const topic = /^wc:([\da-f]+)@2\?/.exec(uri)?.[1];
      if (topic === undefined || asked.length === 0) return undefined;
      const { uri: aud, issuedAt: iat, expirationTime: exp, notBefore: nbf, resources = [], ...others } = terms;
      const payload = { ...others, type: 'caip122' as const, chains: asked, aud, iat, exp, nbf };
      try {
        const { answer } = await client.authenticate(topic, {
          ...payload,
          resources: [...resources, recapUri(methods)],
        });
        const session = answer.then(async (said) => {
          const proofs = readAnswer(said, terms, asked);
          const opened = await said.open(accountsOf(proofs, asked), methodsOf(proofs, methods));
          try {
            if (!wanted()) throw new Failure('cancelled', 'Cancelled, as nothing waits for it any more');
            return { opened, signedIn: await addSessions(proofs, said, atOnce, context) };
          } catch (error) {
            endSession(client, opened.topic);
            throw error;
          }
        });
        const withdraw = () => client.withdraw(topic);
        session.then(withdraw, withdraw);
        return { uri: `${uri}&methods=wc_sessionAuthenticate`, session };
      } catch (error) {
        context.device.log('info', 'Wallets are prompted to connect first, and then to sign', error);
        return undefined;
      }
    },
  };
}

function rank(wish: readonly string[], chain: string): number {
  const at = wish.indexOf(chain);
  return at < 0 ? wish.length : at;
}

/** Each for a different account or network, among those requested; in the dapp's order of preference. */
function readAnswer(
  { cacaos }: AuthenticateAnswer,
  terms: SignInTerms,
  asked: readonly string[],
): readonly [ReadCacao, ...ReadCacao[]] {
  const read = (readList(cacaos, MOST) ?? []).map((each) => readCacao(each, terms));
  const proofs = read.flatMap((each) => (each && asked.includes(each.networkId) ? [each] : []));
  const [first, ...others] = proofs.sort((a, b) => rank(asked, a.networkId) - rank(asked, b.networkId));
  const different = new Set(proofs.map(({ networkId, address }) => `${networkId}:${address}`));
  if (first && proofs.length === read.length && different.size === proofs.length) return [first, ...others];
  throw new Failure('wallet-misbehaved', 'The wallet did not sign the requested message');
}

/** If the visitor signed for one network, the other networks in its ReCap are included as well. */
function accountsOf(proofs: readonly ReadCacao[], asked: readonly string[]): readonly string[] {
  const ids = proofs.flatMap(({ networkId, address, recap }) =>
    [networkId, ...(recap?.chains ?? [])].flatMap((chain) => (asked.includes(chain) ? [`${chain}:${address}`] : [])),
  );
  return [...new Set(ids)];
}

function methodsOf(proofs: readonly ReadCacao[], asked: readonly string[]): readonly string[] {
  const allowed = new Set(proofs.flatMap(({ recap }) => recap?.methods ?? []));
  if (allowed.size > 0) return asked.filter((method) => allowed.has(method));
  throw new Failure('no-accounts', 'The wallet signed, but created no session');
}

/** Verifies each of them here, and has the sessions created. False: none could be created. */
async function addSessions(
  proofs: readonly [ReadCacao, ...ReadCacao[]],
  { peer }: AuthenticateAnswer,
  atOnce: SignInAtOnce,
  { chain, networks }: HandleContext,
): Promise<boolean> {
  const signed = proofs.flatMap(({ networkId, address, text, signature }): SignedText[] => {
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === networkId);
    const account = { namespace: 'eip155', address, type: 'eoa' } as const;
    const wallet = { name: peer.name ?? '', type: 'WALLET_CONNECT', icon: peer.icon };
    return network && text !== undefined ? [{ account, network, text, signature, wallet }] : [];
  });
  const [first, ...others] = signed;
  if (!first || !chain) return false;
  const verified$ = chain('eip155').pipe(
    mergeMap((evm) =>
      forkJoin(
        signed.map(
          ({ account, network, text, signature }) =>
            evm.verifyMessage?.(account.address, text, signature, network) ?? of(false),
        ),
      ),
    ),
  );
  const verified = await firstValueFrom(verified$);
  if (!verified.every((each) => each)) throw new Failure('wallet-misbehaved', 'The signature is not valid');
  await firstValueFrom(atOnce.add([first, ...others]));
  return true;
}

function endSession(client: ProtocolClient, topic: string): void {
  const release = client.hold();
  client.disconnect(topic).then(release, release);
}
