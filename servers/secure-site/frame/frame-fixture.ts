/** The frame's parts without a browser, and its auth server without a network: for tests of its answers. */
import type { Question } from '../../../infrastructure/connectors/embedded/messages.js';
import { type Envelope, questionEnvelope, readAnswer } from '../../../infrastructure/connectors/embedded/messages.js';
import type { AppPayloads } from '../../../infrastructure/connectors/embedded/schema.js';
import { accountBook } from '../auth/account-book.js';
import { authApi } from '../auth/auth-api.js';
import { emailChange } from '../auth/email-change.js';
import { emailLogin } from '../auth/email-login.js';
import { flowKinds } from '../auth/flows/flow-kind.js';
import { accountLimit } from '../auth/limits/account-limit.js';
import { mailLimit } from '../auth/limits/mail-limit.js';
import { secretText } from '../auth/secret-text.js';
import { checkProof } from '../auth/session/proof.js';
import { socialLogin } from '../auth/social-login.js';
import { vaultParts } from '../auth/vault/vault-parts.js';
import { type FarcasterStandIn, farcasterStandIn } from '../demo/farcaster-stand-in.js';
import type { OutgoingMail } from '../mail/smtp-sender.js';
import type { FeeLimits, SiteNetwork, SiteSettings, SolanaSiteNetwork } from '../site-settings.js';
import { SMART_ACCOUNT } from '../smart-account.js';
import { memoryStores } from '../stores/memory/memory-stores.js';
import { type Approvals, approvals, type Shown } from './approval/approvals.js';
import { knowingReceivers } from './approval/known-receivers.js';
import { refuseBlind } from './approval/refuse-blind.js';
import { authClient } from './auth-client.js';
import { ownQuestions } from './consent/own-questions.js';
import { fetchOfApi } from './fetch-of-api.js';
import { type FrameSite, frameSite } from './frame-site.js';
import { memoryStore } from './key-value-store.js';
import { answerRpc } from './rpc/answer-rpc.js';
import { describer } from './rpc/in-words/describer.js';
import { withLatestToken } from './session/with-latest-token.js';
import { type KeyringParts, keyring } from './vault/keyring.js';
import { walletAnswers } from './wallet-answers.js';

export interface FrameFixture {
  readonly site: FrameSite;
  /** Everything posted, oldest first. */
  readonly posted: Envelope[];
  readonly outbox: OutgoingMail[];
  readonly farcaster: FarcasterStandIn;
  readonly approvals: Approvals;
  /** The current prompt. */
  readonly shown: () => Shown | undefined;
  /** The texts of the next language are pending until then. */
  readonly fetchWords: (until: Promise<void>) => void;
  /** Moves the clock of the auth server. */
  readonly wait: (ms: number) => void;
  /** The payload of a successful answer; rejects with an error's message. */
  readonly ask: <N extends Question>(name: N, payload?: AppPayloads[N]) => Promise<unknown>;
  /** As a reloaded page, or as another app's page: same browser, same server. */
  readonly reload: (app?: string) => FrameFixture;
  /** In another browser: same server, empty storage. `unlock`: how its visitor unlocks the wallet. */
  readonly elsewhere: (unlock: KeyringParts['unlock']) => FrameFixture;
  /** Opens the link that was mailed last. */
  readonly openLink: () => Promise<void>;
  /** The code that was mailed last. */
  readonly code: () => string;
}

const NETWORKS: readonly SiteNetwork[] = [
  {
    chainId: 31337,
    name: 'Saltmarsh',
    rpcUrl: 'http://127.0.0.1:1/',
    symbol: 'ETH',
    decimals: 18,
    smartAccount: SMART_ACCOUNT,
  },
  {
    chainId: 31338,
    name: 'Tidewater',
    rpcUrl: 'http://127.0.0.1:1/',
    symbol: 'ETH',
    decimals: 18,
    smartAccount: SMART_ACCOUNT,
  },
];

const noWay: KeyringParts['unlock'] = () => Promise.reject(new Error('This browser has no key of yours yet'));

export function frameFixture(
  networks = NETWORKS,
  blindSigning = false,
  solanaNetworks: readonly SolanaSiteNetwork[] = [],
  feeLimits?: FeeLimits,
  descriptors?: SiteSettings['descriptors'],
  asksConsent = false,
  emailDelayMs = 0,
): FrameFixture {
  let late = 0;
  let words = Promise.resolve();
  const now = () => Date.now() + late;
  const outbox: OutgoingMail[] = [];
  const send = (mail: OutgoingMail) => Promise.resolve(void outbox.push(mail));
  const stores = memoryStores(now);
  const book = accountBook(stores.accounts, stores.sealer);
  const flows = flowKinds(stores.flows, stores.sealer);
  const mailing = { book, flows, send, allowMail: mailLimit(stores.limits), now };
  const login = emailLogin({
    ...mailing,
    linkUrl: (link) => `http://site.example/device?link=${link}`,
    pollMs: 50,
  });
  const change = emailChange({
    ...{ ...mailing, delayMs: emailDelayMs },
    cancelUrl: (link) => `http://site.example/stop-change?link=${link}`,
  });
  const farcaster = farcasterStandIn({
    ...{ book, flows, now, pollMs: 50 },
    urlOf: (channel) => `http://site.example/farcaster?channel=${channel}`,
  });
  const social = socialLogin({
    book,
    flows,
    now,
    provider: () => Promise.resolve(undefined),
    callbackUrl: () => 'https://site.example/callback',
    leaveUrl: (state) => `https://site.example/leave?state=${state}`,
    allowedOrigins: ['https://slipway.example'],
  });
  const vault = vaultParts({ stores, send, origin: () => 'https://site.example', now });
  const api = authApi({
    ...{ book, login, change, social, farcaster, vault },
    checkProof: checkProof(stores.flows, now),
    allowAccount: accountLimit(stores.limits),
  });
  const browser = (unlock: KeyringParts['unlock']) => {
    const store = memoryStore();
    const askServer = withLatestToken(authClient('https://site.example', store, fetchOfApi(api)), store);
    return { store, askServer, unlock };
  };

  const load = (here: ReturnType<typeof browser>, app = 'https://slipway.example'): FrameFixture => {
    const { store, askServer, unlock } = here;
    const posted: Envelope[] = [];
    let shown: Shown | undefined;
    let asked = 0;
    const listeners = new Set<(envelope: Envelope) => void>();
    const waiting = approvals((next) => {
      shown = next;
    });
    const site: FrameSite = frameSite({
      version: '4',
      post: (envelope) => {
        posted.push(envelope);
        for (const receive of listeners) receive(envelope);
      },
      answers: walletAnswers({
        networks,
        solanaNetworks,
        ask: askServer,
        store,
        keyring: keyring({ ask: askServer, store, keeps: () => Promise.resolve(true), unlock }),
        rpc: answerRpc({
          networks,
          store,
          askVisitor: knowingReceivers(blindSigning ? waiting.ask : refuseBlind(waiting.ask), store),
          origin: () => app,
          feeLimits,
          describe: describer(descriptors, networks),
        }),
        askOwn: asksConsent
          ? ownQuestions(waiting.ask, (needed) => site.emit(needed ? 'VISITOR_NEEDED' : 'VISITOR_DONE', {}))
          : undefined,
        isSmart: () => Promise.resolve(false),
        applyTheme: () => undefined,
        setLanguage: () => words,
        setClaim: () => undefined,
        dropApprovals: waiting.drop,
        sessionChanged: (token) => site.emit('SESSION_UPDATE', { token }),
        origin: 'https://site.example',
        app: () => app,
        secretText,
      }),
    });
    site.start();
    return {
      site,
      posted,
      outbox,
      farcaster,
      approvals: waiting,
      shown: () => shown,
      fetchWords: (next) => {
        words = next;
      },
      wait: (ms) => {
        late += ms;
      },
      ask(name, payload) {
        asked += 1;
        const id = `ask-${asked}`;
        return new Promise((resolve, reject) => {
          const receive = (envelope: Envelope) => {
            if (envelope.id !== id) return;
            listeners.delete(receive);
            // As the page reads it.
            const answer = readAnswer(structuredClone(envelope));
            if (answer === 'foreign' || !('kind' in answer)) return reject(new Error(`Unreadable: ${envelope.type}`));
            if (answer.kind === 'error')
              return reject(Object.assign(new Error(answer.payload.message), answer.payload));
            resolve(answer.payload);
          };
          listeners.add(receive);
          site.receive(questionEnvelope(name, payload as AppPayloads[typeof name], id));
        });
      },
      reload: (next) => load(here, next),
      elsewhere: (next) => load(browser(next)),
      async openLink() {
        const [link = ''] = /http\S+/.exec(outbox.at(-1)?.text ?? '') ?? [];
        await login.approve(new URL(link).searchParams.get('link') ?? '');
      },
      code: () => /^\d{6}$/m.exec(outbox.at(-1)?.text ?? '')?.[0] ?? '',
    };
  };
  return load(browser(noWay));
}

/** Logs a new visitor in, and resolves with their address. */
export async function logIn(fixture: FrameFixture, email = 'mira@mail.example'): Promise<string> {
  const { ask } = fixture;
  await ask('CONNECT_EMAIL', { email });
  await fixture.openLink();
  await ask('CONNECT_DEVICE');
  await ask('CONNECT_OTP', { otp: fixture.code() });
  const user = await ask('GET_USER', undefined);
  return String(Reflect.get(user as object, 'address'));
}
