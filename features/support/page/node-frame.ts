/** The secure frame's code in Node: real keys, the real auth server, real nodes. Only the window between frame and page is fake. */
import { BehaviorSubject, Subject } from 'rxjs';
import { isFailure } from '../../../domain/failure/failure.js';
import { textOf } from '../../../domain/text/text-of.js';
import { readProperty } from '../../../domain/value/read-property.js';
import type { Frame } from '../../../infrastructure/connectors/embedded/frame.js';
import { type Envelope, readAnswer } from '../../../infrastructure/connectors/embedded/messages.js';
import { secretText } from '../../../servers/secure-site/auth/secret-text.js';
import { approvals, type Shown } from '../../../servers/secure-site/frame/approval/approvals.js';
import { refuseBlind } from '../../../servers/secure-site/frame/approval/refuse-blind.js';
import { authClient } from '../../../servers/secure-site/frame/auth-client.js';
import { ownQuestions } from '../../../servers/secure-site/frame/consent/own-questions.js';
import { type FrameSite, frameSite } from '../../../servers/secure-site/frame/frame-site.js';
import type { KeyValueStore } from '../../../servers/secure-site/frame/key-value-store.js';
import { answerRpc } from '../../../servers/secure-site/frame/rpc/answer-rpc.js';
import { describer } from '../../../servers/secure-site/frame/rpc/in-words/describer.js';
import { isSmartAccount } from '../../../servers/secure-site/frame/rpc/transaction/smart-account.js';
import { withLatestToken } from '../../../servers/secure-site/frame/session/with-latest-token.js';
import { keyring } from '../../../servers/secure-site/frame/vault/keyring.js';
import { walletAnswers } from '../../../servers/secure-site/frame/wallet-answers.js';
import type { SiteSettings } from '../../../servers/secure-site/site-settings.js';
import { fetchFrom } from './fetch-from.js';

export interface NodeFrameParts {
  /** What the secure site stores in the visitor's browser. */
  readonly store: KeyValueStore;
  /** The origin of the page that embeds it. */
  readonly app: string;
  /** Called with what the wallet's own screen asks the visitor. */
  readonly show: (shown: Shown | undefined) => void;
  /** Called with each message, for the error text if a scenario times out. */
  readonly note: (message: string) => void;
}

type Message = Exclude<ReturnType<typeof readAnswer>, 'foreign'>;

/** Loads when it is attached, like an iframe element. */
export function nodeFrame(url: string, parts: NodeFrameParts): Frame {
  const ready$ = new BehaviorSubject(false);
  const messages$ = new Subject<Exclude<Message, { kind: 'news' }>>();
  const visitor$ = new BehaviorSubject(false);
  const gone$ = new Subject<void>();
  const broken$ = new Subject<string | undefined>();
  let attached = false;
  let site: FrameSite | undefined;

  const receive = (envelope: Envelope): void => {
    if (!attached) return;
    parts.note(lineOf(envelope));
    const read = readAnswer(envelope);
    if (read === 'foreign') return;
    if (isFailure(read) || read.kind !== 'news') messages$.next(read);
    else if (read.name === 'READY' && !ready$.value) ready$.next(true);
    else if (read.name !== 'READY' && read.name !== 'SESSION_UPDATE') visitor$.next(read.name === 'VISITOR_NEEDED');
  };
  const load = async (): Promise<void> => {
    const settings = await readSettings(url);
    if (!attached) return;
    // Like a message between windows: copied, and delivered later.
    const post = (envelope: Envelope) => void setTimeout(receive, 0, structuredClone(envelope));
    site = openSite(new URL(url).origin, settings, post, parts);
    site.start();
  };

  return {
    ...{ ready$, messages$, visitor$, gone$, broken$ },
    attach() {
      if (attached) return;
      attached = true;
      load().catch(() => broken$.next(undefined));
    },
    post(envelope) {
      const copy = structuredClone(envelope);
      parts.note(lineOf(copy));
      if (site) setTimeout(() => site?.receive(copy), 0);
      return attached;
    },
    // The screen reports whether it has a request for the visitor.
    show: () => undefined,
    close() {
      attached = false;
      site = undefined;
      if (ready$.value) ready$.next(false);
      gone$.next();
    },
  };
}

/** The message's name, and its error if it has one. */
function lineOf({ type, payload }: Envelope): string {
  return [type, textOf(readProperty(payload, 'message'))].join(' ').trim();
}

/** The settings are in the frame's page. */
async function readSettings(url: string): Promise<SiteSettings> {
  const page = await (await fetch(url)).text();
  const [, json = ''] = /id="settings">(.*?)<\/script>/.exec(page) ?? [];
  return JSON.parse(json) as SiteSettings;
}

function openSite(
  origin: string,
  { networks, solanaNetworks, blindSigning, feeLimits, descriptors, asksConsent = true }: SiteSettings,
  post: (envelope: Envelope) => void,
  { store, app, show }: NodeFrameParts,
): FrameSite {
  const waiting = approvals(show);
  const ask = withLatestToken(authClient(origin, store, fetchFrom(origin)), store);
  const site: FrameSite = frameSite({
    version: '4',
    post,
    answers: walletAnswers({
      ...{ networks, solanaNetworks, store, origin, secretText },
      ask,
      keyring: keyring({
        ...{ ask, store },
        keeps: () => Promise.resolve(true),
        unlock: () => Promise.reject(new Error('This browser has no passkey for you yet')),
      }),
      rpc: answerRpc({
        networks,
        store,
        askVisitor: blindSigning ? waiting.ask : refuseBlind(waiting.ask),
        origin: () => app,
        feeLimits,
        describe: describer(descriptors, networks),
      }),
      askOwn: asksConsent
        ? ownQuestions(waiting.ask, (needed) => site.emit(needed ? 'VISITOR_NEEDED' : 'VISITOR_DONE', {}))
        : undefined,
      isSmart: ({ rpcUrl }, address) => isSmartAccount(rpcUrl, address),
      applyTheme: () => undefined,
      setLanguage: () => Promise.resolve(),
      setClaim: () => undefined,
      dropApprovals: waiting.drop,
      sessionChanged: (token) => site.emit('SESSION_UPDATE', { token }),
      app: () => app,
    }),
  });
  return site;
}
