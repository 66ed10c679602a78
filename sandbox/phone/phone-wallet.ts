/**
 * A wallet on a phone: the real wallet SDK with real keys, connected by the uri of a QR code. Its user (a test, or the
 * page) answers each proposal and request. Runs alike in Node and in a page.
 */
import type { IWalletKit } from '@reown/walletkit';
import type { RequestWords } from '../wallets/panel/describe-request.js';
import { createPrompts, type Decide, type WalletMode, type WalletRequest } from '../wallets/prompts.js';
import { answerProposals, PROPOSAL_METHOD } from './answer-proposals.js';
import { answerSessionRequests, type SeenRequest } from './answer-session-requests.js';
import { answerSignIns, describeSignIn, isSignIn, SIGN_IN_METHOD, type SignInFault } from './answer-sign-ins.js';
import { describeProposal, isProposal } from './describe-proposal.js';
import { emitToSessions } from './emit-to-sessions.js';
import type { KeyValues } from './memory-key-values.js';
import type { PhoneNamespace, PhoneNamespaceFactory } from './phone-namespace.js';
import { openWalletKit } from './quiet-wallet-kit.js';
import { agreeTo, chainOf, type SessionTerms } from './session-terms.js';

export interface PhoneWalletOptions {
  readonly name: string;
  readonly relayUrl: string;
  /** The namespaces that it supports. */
  readonly namespaces: readonly PhoneNamespaceFactory[];
  /** How its user answers. Default `ask`: by hand. */
  readonly mode?: WalletMode;
  /** Answers in place of the mode. */
  readonly decide?: Decide;
  /** Its own URL, for the metadata. */
  readonly url?: string;
  /** A data URL. */
  readonly icon?: string;
  /** The SDK's storage of keys and sessions. Default: the SDK's own. */
  readonly storage?: KeyValues;
  /** Distinguishes wallets of one process. With the same name and storage, it is the same wallet after a restart. */
  readonly storagePrefix: string;
}

export interface PhoneSession {
  readonly topic: string;
  readonly site: { readonly name: string; readonly url: string };
  readonly chains: readonly string[];
  readonly accounts: readonly string[];
  readonly methods: readonly string[];
  /** Seconds since 1970. */
  readonly expiry: number;
}

export interface PhoneWallet {
  readonly name: string;
  /** How proposals and requests are answered from now on; pending ones stay pending. */
  mode: WalletMode;
  /** What it approves from now on, instead of everything it supports. */
  terms: SessionTerms;
  /** How many times it sends each approval of a proposal. */
  approvals: number;
  /** Whether it supports connecting and signing in in one step. */
  atOnce: boolean;
  /** Its wrong answer to such requests, from now on. */
  signInFault: SignInFault | undefined;
  readonly namespaces: readonly PhoneNamespace[];
  /** Pairs by the uri of a QR code. Rejects if it is invalid, or the relay cannot be reached. */
  pair(uri: string): Promise<void>;
  /** Pending proposals (`wc_sessionPropose`) and requests that are answered by hand, oldest first. */
  pending(): readonly WalletRequest[];
  /** Describes one of them. */
  describe(request: WalletRequest): RequestWords;
  /** Answers one of them. False if it is not pending. */
  answer(id: number, approve: boolean): boolean;
  /** Approves the oldest pending one, or the next one. Resolves with it. */
  approveNext(): Promise<WalletRequest>;
  rejectNext(): Promise<WalletRequest>;
  /** The sites' recent requests, oldest first. */
  requests(): readonly SeenRequest[];
  sessions(): readonly PhoneSession[];
  /** Switches to another account, by index, and notifies the sessions. */
  changeAccount(index: number, namespace?: string): void;
  /** Switches to a network (CAIP-2), known or not, and notifies the sessions. */
  changeChain(chain: string): void;
  /** Emits any event in a session (by default the latest), included in it or not. Rejects if the SDK refuses. */
  emit(event: { readonly name: string; readonly data: unknown; readonly chain: string }, topic?: string): Promise<void>;
  /** Updates a session to what these terms allow of the proposal. */
  update(terms: SessionTerms, topic?: string): Promise<void>;
  extend(topic?: string): Promise<void>;
  /** Resolves when the site has answered. */
  ping(topic?: string): Promise<void>;
  disconnect(topic?: string): Promise<void>;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** What the SDK refused or failed to do, oldest first. */
  errors(): readonly unknown[];
  /** Calls back after any change of the above. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  stop(): Promise<void>;
}

/** How many requests and errors are remembered. */
const LOG_LENGTH = 500;
const ENDED = { code: 6000, message: 'User disconnected.' };

export async function createPhoneWallet(options: PhoneWalletOptions): Promise<PhoneWallet> {
  const { name, relayUrl, url = 'http://127.0.0.1', icon, storage, storagePrefix } = options;
  const listeners = new Set<() => void>();
  let requests: readonly SeenRequest[] = [];
  let errors: readonly unknown[] = [];
  let terms: SessionTerms = {};
  let approvals = 1;
  let signInFault: SignInFault | undefined;
  let kit: IWalletKit | undefined;
  const onChange = () => {
    for (const listener of [...listeners]) listener();
  };
  const onError = (error: unknown) => {
    errors = [...errors.slice(1 - LOG_LENGTH), error];
    onChange();
  };

  const prompts = createPrompts(options.mode ?? 'ask', options.decide, onChange);
  const emit = emitToSessions({ kit: () => kit, namespaces: () => namespaces, onError });
  const namespaces: readonly PhoneNamespace[] = options.namespaces.map((make) =>
    make({ wallet: name, emit, onChange }),
  );
  const opened = await openWalletKit({
    relayUrl,
    storagePrefix,
    metadata: { name, description: 'A wallet of the sandbox', url, icons: icon ? [icon] : [] },
    ...(storage && { storage }),
  });
  const open = opened.kit;
  kit = open;
  answerProposals({
    kit,
    wallet: name,
    namespaces,
    prompts,
    terms: () => terms,
    times: () => approvals,
    onSession: onChange,
    onError,
  });
  const signingIn = () =>
    answerSignIns({
      ...{ kit: open, wallet: name, namespaces, prompts, terms: () => terms, signInFault: () => signInFault },
      ...{ onSession: onChange, onError },
    });
  let stopSigningIn: (() => void) | undefined = signingIn();
  answerSessionRequests({
    kit,
    namespaces,
    prompts,
    onError,
    onRequest(request) {
      requests = [...requests.slice(1 - LOG_LENGTH), request];
    },
  });
  const { session } = open.engine.signClient;
  open.on('session_delete', onChange);
  open.engine.signClient.events.on('session_expire', onChange);

  const latest = (topic: string | undefined): string => {
    const found = topic ?? Object.keys(open.getActiveSessions()).at(-1);
    if (found === undefined) throw new Error(`${name} has no session.`);
    return found;
  };
  const wallet: PhoneWallet = {
    name,
    namespaces,
    get mode() {
      return prompts.mode;
    },
    set mode(mode) {
      prompts.mode = mode;
    },
    get terms() {
      return terms;
    },
    set terms(next) {
      terms = next;
    },
    get approvals() {
      return approvals;
    },
    set approvals(next) {
      approvals = next;
    },
    get atOnce() {
      return stopSigningIn !== undefined;
    },
    set atOnce(next) {
      stopSigningIn?.();
      stopSigningIn = next ? signingIn() : undefined;
    },
    get signInFault() {
      return signInFault;
    },
    set signInFault(next) {
      signInFault = next;
    },
    pair: (uri) => open.pair({ uri }),
    pending: () => prompts.pending(),
    describe(request) {
      const [proposal] = request.params;
      if (request.method === PROPOSAL_METHOD && isProposal(proposal))
        return describeProposal(proposal, namespaces, terms);
      if (request.method === SIGN_IN_METHOD && isSignIn(proposal)) return describeSignIn(proposal);
      const namespace = namespaces.find((each) => each.name === request.namespace);
      return namespace?.describe(request) ?? { title: request.method, facts: [['Site', request.origin]] };
    },
    answer: (id, approve) => prompts.answer(id, approve),
    approveNext: () => prompts.answerNext(true),
    rejectNext: () => prompts.answerNext(false),
    requests: () => requests,
    sessions: () => Object.values(open.getActiveSessions()).map(sessionOf),
    changeAccount(index, namespace = 'eip155') {
      namespaces.find((each) => each.name === namespace)?.changeAccount(index);
    },
    changeChain(chain) {
      namespaces.find((each) => chain.startsWith(`${each.name}:`))?.changeChain(chain);
    },
    async emit({ name: event, data, chain }, topic) {
      await open.emitSessionEvent({ topic: latest(topic), event: { name: event, data }, chainId: chain });
    },
    async update(change, topic) {
      const found = latest(topic);
      const { requiredNamespaces, optionalNamespaces } = session.get(found);
      const changed = agreeTo({ requiredNamespaces, optionalNamespaces }, namespaces, change);
      const { acknowledged } = await open.updateSession({ topic: found, namespaces: changed });
      // The SDK misses an acknowledgement that arrives before it knows that its own message was accepted.
      await Promise.race([acknowledged(), answered(open, found)]);
      onChange();
    },
    async extend(topic) {
      const { acknowledged } = await open.extendSession({ topic: latest(topic) });
      await acknowledged();
      onChange();
    },
    async ping(topic) {
      await open.engine.signClient.ping({ topic: latest(topic) });
    },
    async disconnect(topic) {
      await open.disconnectSession({ topic: latest(topic), reason: ENDED });
      onChange();
    },
    goOffline: () => open.core.relayer.transportClose(),
    goOnline: () => open.core.relayer.transportOpen(),
    errors: () => errors,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => opened.close(),
  };
  return wallet;
}

/** Resolves once the site has answered all updates of a session. */
function answered({ core: { history } }: IWalletKit, topic: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (history.pending.some((each) => each.topic === topic && each.request.method === 'wc_sessionUpdate')) return;
      for (const event of ['history_updated', 'history_deleted']) history.off(event, look);
      resolve();
    };
    for (const event of ['history_updated', 'history_deleted']) history.on(event, look);
    look();
  });
}

function sessionOf({
  topic,
  peer,
  namespaces,
  expiry,
}: ReturnType<IWalletKit['getActiveSessions']>[string]): PhoneSession {
  const all = Object.values(namespaces);
  return {
    topic,
    site: { name: peer.metadata.name, url: peer.metadata.url },
    chains: [...new Set(all.flatMap(({ accounts }) => accounts.map(chainOf)))],
    accounts: all.flatMap(({ accounts }) => accounts),
    methods: all.flatMap(({ methods }) => methods),
    expiry,
  };
}
