import { appVisits } from './app-visits.js';
import { AuthRefusal, type LoggedIn } from './auth-client.js';
import { dappConsent } from './consent/dapp-consent.js';
import { emailAnswers } from './email-answers.js';
import type { Answers } from './frame-site.js';
import { frameText } from './frame-text.js';
import { noNetwork } from './networks.js';
import { type AccountType, isAccountType, type Present } from './present.js';
import { dropSession, keepSession, keptSession } from './session/kept-session.js';
import { sessionName } from './session/session-name.js';
import { socialAnswers } from './social-answers.js';
import { SOLANA_KEY } from './solana/solana-key.js';
import { userAnswer } from './user-answer.js';
import { EVM_KEY } from './vault/key-kind.js';
import { KeysLocked } from './vault/keyring.js';
import type { WalletParts } from './wallet-parts.js';
import { whereabouts } from './whereabouts.js';

/** Milliseconds that a request waits for words on their way. */
const WORDS_LIMIT = 3_000;

const nobody = () => frameText().refusals.notLoggedIn;

export function walletAnswers(parts: WalletParts): Answers {
  const { networks, ask, store, keyring, rpc } = parts;
  const where = whereabouts(networks, parts.solanaNetworks);
  const consent = dappConsent({ ask, app: parts.app, askOwn: parts.askOwn });
  const visits = appVisits(store, parts.app);
  /** A request, or a question of the wallet's own, is shown in the language that the page asked for before it. */
  let spoken: Promise<void> = Promise.resolve();
  /** A language that is asked for again meanwhile is waited for again: only the last one comes to be spoken. */
  const wordsThere = async (): Promise<void> => {
    for (let waitedFor: typeof spoken | undefined; waitedFor !== spoken; ) {
      waitedFor = spoken;
      await waitedFor;
    }
  };
  let present: Present | undefined;
  let accountType: AccountType = 'smartAccount';
  let login: { readonly flow: string; readonly over: AbortSignal; approved: boolean } | undefined;

  /** What the visitor is asked, or is about to be, is over when the page takes it back. */
  let requests = new AbortController();
  const dropRequests = () => {
    requests.abort();
    requests = new AbortController();
    parts.dropApprovals();
  };

  /** What a login waits for is over with the next login. */
  let waited = new AbortController();
  /** Counts how often it was over: a login that ends later than that is none. */
  let logins = 0;

  const turn = (who: Present | undefined) => {
    present = who;
    const disconnected = () => {
      consent.withdrawn();
      dropRequests();
    };
    parts.turned?.(who && { present: who, signOut, disconnected });
  };
  /** For good, and for every page. */
  const signOut = async () => {
    const token = present?.token;
    forget();
    await dropSession(store);
    // Here it is over in any case.
    if (token !== undefined) await ask('leave', { token }).catch(() => undefined);
  };
  /** The page may know that there is a session. Once for each. */
  let announced: string | undefined;
  const announce = async ({ name }: Present) => {
    if (announced === name) return;
    announced = name;
    parts.sessionChanged(name);
    await visits.come();
  };
  const onSolana = parts.solanaNetworks.length > 0;
  /** Logged in, without a key here yet: the visitor is asked for a way in once the page wants to know who they are. */
  let locked: LoggedIn | undefined;
  const become = async (loggedIn: LoggedIn, silent = false): Promise<Present> => {
    const { token, by, email, userName } = loggedIn;
    const mine = logins;
    // A visitor without a key in this browser is asked how to unlock the wallet, in their language.
    if (!silent) await wordsThere();
    const kinds = onSolana ? [EVM_KEY, SOLANA_KEY] : [EVM_KEY];
    const keys = await keyring.open(loggedIn, kinds, waited.signal, silent);
    const [signer, solana] = await Promise.all([keys.signer(EVM_KEY), onSolana ? keys.signer(SOLANA_KEY) : undefined]);
    if (logins !== mine) throw new Error('Given up');
    const name = await sessionName(loggedIn.session);
    if (logins !== mine) throw new Error('Given up');
    const who: Present = { signer, solana, token, login: loggedIn, name, by, email, userName };
    turn(who);
    locked = undefined;
    // Where nothing can be kept, the login lasts as long as the page.
    await keepSession(store, loggedIn).catch(() => undefined);
    if (!parts.askOwn) await announce(who);
    return who;
  };
  const forget = () => {
    logins += 1;
    turn(undefined);
    locked = undefined;
    waited.abort();
    waited = new AbortController();
    login = undefined;
    dropRequests();
  };
  const resume = async () => {
    const kept = await keptSession(store);
    if (!kept || (await visits.hasLeft())) return;
    try {
      const found = await ask('session', { token: kept.token });
      // Now: the token that was kept is good for a minute more.
      await keepSession(store, found).catch(() => undefined);
      await become(found, true);
    } catch (error) {
      // Over for good, unless the server only could not be asked.
      if (error instanceof AuthRefusal && error.status === 401) await dropSession(store);
    }
  };
  let resumed = resume().catch(() => undefined);

  const browser = async (): Promise<string> => String(await store.setIfAbsent('browser', parts.secretText()));
  /** Whom the page may know. */
  const shared = async (): Promise<Present | undefined> => {
    await resumed;
    const who = present;
    if (!who || !(await consent.has(who)) || present?.token !== who.token) return undefined;
    await announce(who);
    return present;
  };
  const here = async (): Promise<Present> => {
    const who = await shared();
    if (!who) throw new Error(nobody());
    return who;
  };
  /** The same, once there are words for what they are asked. */
  const hereInWords = async (): Promise<Present> => {
    const who = await here();
    await wordsThere();
    return who;
  };
  const share = async (who: Present | undefined, signal: AbortSignal): Promise<Present> => {
    if (!who) throw new Error(nobody());
    await wordsThere();
    await consent.obtain(who, signal);
    if (present?.token !== who.token) throw new Error('Given up');
    await announce(who);
    return present;
  };
  /** Another login in the meantime ends this one. */
  const begin = (flow: string, approved: boolean) => {
    waited.abort();
    waited = new AbortController();
    login = { flow, approved, over: waited.signal };
  };
  const stay = (signal: AbortSignal) => {
    if (signal.aborted) throw new Error('Given up');
  };
  const user = userAnswer({ where, isSmart: parts.isSmart, accountType: () => accountType });

  return {
    async CONNECT_EMAIL({ email }, signal) {
      const known = await shared();
      if (known?.by === 'email' && known.email?.toLowerCase() === email.toLowerCase()) return { action: 'CONNECT' };
      const { flow, action } = await ask('email', { email, browser: await browser() }, signal);
      stay(signal);
      begin(flow, action === 'VERIFY_OTP');
      return { action };
    },
    async CONNECT_DEVICE(_, signal) {
      const waiting = login;
      if (!waiting) throw new Error('Enter your email first');
      const over = AbortSignal.any([signal, waiting.over]);
      while (!waiting.approved) {
        const { approved } = await ask('device', { flow: waiting.flow }, over);
        stay(over);
        waiting.approved = approved;
      }
      return undefined;
    },
    async CONNECT_OTP({ otp }, signal) {
      const entered = login;
      if (!entered) throw new Error(frameText().refusals.askForCode);
      const found = await ask('code', { flow: entered.flow, code: otp }, signal);
      if (login !== entered) throw new Error('Given up');
      login = undefined;
      await become(found, true).catch((error: unknown) => {
        if (!(error instanceof KeysLocked)) throw error;
        locked = found;
      });
      return undefined;
    },
    ...socialAnswers({
      ask,
      tellOutcome: parts.tellOutcome,
      origin: parts.origin,
      app: parts.app,
      secretText: parts.secretText,
      browser,
      become: async (found, signal) => await share(await become(found), signal),
      user,
      begin() {
        waited.abort();
        waited = new AbortController();
        return waited.signal;
      },
    }),
    async GET_USER(wish, signal) {
      await resumed;
      if (!present && locked) await become(locked);
      const who = await share(present, signal);
      // A network that only the app knows: the answer says which it is instead, of the same kind.
      if (wish?.chainId !== undefined && !where.go(wish.chainId)) {
        const solana = String(wish.chainId).startsWith('solana:');
        if (!where.go(solana ? where.solana?.id : where.network.chainId)) throw new Error(noNetwork());
      }
      const type = wish?.preferredAccountType;
      // On Solana there is one kind.
      if (!where.onSolana && type !== undefined && isAccountType(type)) accountType = type;
      return await user(who);
    },
    async IS_CONNECTED(wish) {
      const known = await shared();
      // Whoever names a session asks about that one.
      return { isConnected: known !== undefined && (wish?.token ?? known.name) === known.name };
    },
    async SIGN_OUT() {
      await resumed;
      // Other pages may use the same session: a page ends its own part of it.
      if (await visits.leave()) forget();
      else await signOut();
      return undefined;
    },
    GET_CHAIN_ID: () => Promise.resolve({ chainId: where.chainId }),
    async SWITCH_NETWORK({ chainId }) {
      await here();
      if (!where.go(chainId)) throw new Error(noNetwork());
      return { chainId: where.chainId };
    },
    async RPC_REQUEST({ method, params }, signal) {
      const over = AbortSignal.any([signal, requests.signal]);
      const { network, solana } = where;
      const who = await hereInWords();
      return await rpc({ present: who, network, solana, accountType, method, params }, over);
    },
    ...emailAnswers({
      ...{ ask, here: hereInWords, browser, askOwn: parts.askOwn },
      requests: () => requests.signal,
      changed: (before, email) => {
        if (present === before) turn({ ...before, email });
      },
    }),
    async SYNC_THEME({ themeMode, w3mThemeVariables: variables, locale }) {
      parts.applyTheme({ ...(themeMode && { mode: themeMode }), ...(variables && { variables }) });
      if (locale === undefined) return undefined;
      const words = parts.speak(locale);
      spoken = Promise.race([words, new Promise<void>((resolve) => setTimeout(resolve, WORDS_LIMIT))]);
      await words;
      return undefined;
    },
    SYNC_DAPP_DATA({ metadata }) {
      parts.setClaim(metadata?.name);
      return Promise.resolve(undefined);
    },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () =>
      Promise.resolve({
        smartAccountEnabledNetworks: networks.flatMap(({ chainId, smartAccount }) => (smartAccount ? [chainId] : [])),
      }),
    INIT_SMART_ACCOUNT: () => Promise.reject(new Error('An account becomes smart by its first batch')),
    async SET_PREFERRED_ACCOUNT({ type }) {
      if (!isAccountType(type)) throw new Error('There is no such kind of account');
      const { signer } = await here();
      accountType = type;
      return { type, address: signer.address };
    },
    async RELOAD() {
      // Whoever is logged in stays so: there may be no way to come back when nothing can be kept, or without a network.
      dropRequests();
      await resumed;
      if (present) return undefined;
      forget();
      resumed = resume().catch(() => undefined);
      await resumed;
      return undefined;
    },
  };
}
