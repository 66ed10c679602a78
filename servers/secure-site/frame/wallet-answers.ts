import { appVisits } from './app-visits.js';
import { AuthRefusal, type LoggedIn } from './auth-client.js';
import { dappConsent } from './consent/dapp-consent.js';
import { currentNetworks } from './current-networks.js';
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
import { changeSecret } from './vault/change-secret.js';
import { EVM_KEY } from './vault/key-kind.js';
import { KeysLocked } from './vault/keyring.js';
import type { WalletParts } from './wallet-parts.js';

/** Milliseconds that a request waits for messages that are loading. */
const WORDS_LIMIT = 3_000;

const nobody = () => frameText().refusals.notLoggedIn;

export function walletAnswers(parts: WalletParts): Answers {
  const { networks, ask, store, keyring, rpc } = parts;
  const where = currentNetworks(networks, parts.solanaNetworks);
  const consent = dappConsent({ ask, app: parts.app, askOwn: parts.askOwn });
  const visits = appVisits(store, parts.app);
  /** A request, or a prompt of the wallet itself, is shown in the language that the page requested before it. */
  let translated: Promise<void> = Promise.resolve();
  /** If another language is requested meanwhile, it is waited for as well: only the last one is used. */
  const wordsThere = async (): Promise<void> => {
    for (let waitedFor: typeof translated | undefined; waitedFor !== translated; ) {
      waitedFor = translated;
      await waitedFor;
    }
  };
  let present: Present | undefined;
  let accountType: AccountType = 'smartAccount';
  let login: { readonly flow: string; readonly over: AbortSignal; approved: boolean } | undefined;

  /** Ends a prompt that is shown or about to be shown when the page cancels it. */
  let requests = new AbortController();
  const dropRequests = () => {
    requests.abort();
    requests = new AbortController();
    parts.dropApprovals();
  };

  /** Ends what a login waits for when the next login starts. */
  let waited = new AbortController();
  /** Counts the cancelled logins: a login that finishes after its cancellation is ignored. */
  let logins = 0;

  const turn = (who: Present | undefined) => {
    present = who;
    const disconnected = () => {
      consent.withdrawn();
      dropRequests();
    };
    parts.turned?.(who && { present: who, signOut, disconnected });
  };
  /** Permanently, and for every page. */
  const signOut = async () => {
    const token = present?.token;
    forget();
    await dropSession(store);
    // It has ended here in any case.
    if (token !== undefined) await ask('leave', { token }).catch(() => undefined);
  };
  /** Tells the page, once per session, that there is one. */
  let announced: string | undefined;
  const announce = async ({ name }: Present) => {
    if (announced === name) return;
    announced = name;
    parts.sessionChanged(name);
    await visits.come();
  };
  const onSolana = parts.solanaNetworks.length > 0;
  /** Logged in, but without a key here: the visitor is asked to unlock when the page requests the user. */
  let locked: LoggedIn | undefined;
  const become = async (loggedIn: LoggedIn, silent = false): Promise<Present> => {
    const { token, by, email, userName } = loggedIn;
    const mine = logins;
    // A visitor without a key in this browser is asked how to unlock the wallet, in their language.
    if (!silent) await wordsThere();
    const kinds = onSolana ? [EVM_KEY, SOLANA_KEY] : [EVM_KEY];
    const keys = await keyring.open(loggedIn, kinds, waited.signal, silent);
    const [signer, solana, change] = await Promise.all([
      keys.signer(EVM_KEY),
      onSolana ? keys.signer(SOLANA_KEY) : undefined,
      changeSecret(keys.master, loggedIn.account),
    ]);
    if (logins !== mine) throw new Error('Canceled');
    const name = await sessionName(loggedIn.session);
    if (logins !== mine) throw new Error('Canceled');
    const who: Present = { signer, solana, token, change, login: loggedIn, name, by, email, userName };
    turn(who);
    locked = undefined;
    // Without storage, the login lasts as long as the page.
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
      // Refresh now: the stored token is valid for one more minute.
      await keepSession(store, found).catch(() => undefined);
      await become(found, true);
    } catch (error) {
      // The session has ended permanently, unless the server was just unreachable.
      if (error instanceof AuthRefusal && error.status === 401) await dropSession(store);
    }
  };
  let resumed = resume().catch(() => undefined);

  const browser = async (): Promise<string> => String(await store.setIfAbsent('browser', parts.secretText()));
  /** The user that the page may know. */
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
  /** The same, once the messages for the prompt are loaded. */
  const hereInWords = async (): Promise<Present> => {
    const who = await here();
    await wordsThere();
    return who;
  };
  const share = async (who: Present | undefined, signal: AbortSignal): Promise<Present> => {
    if (!who) throw new Error(nobody());
    await wordsThere();
    await consent.obtain(who, signal);
    if (present?.token !== who.token) throw new Error('Canceled');
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
    if (signal.aborted) throw new Error('Canceled');
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
      if (login !== entered) throw new Error('Canceled');
      login = undefined;
      await become(found, true).catch((error: unknown) => {
        if (!(error instanceof KeysLocked)) throw error;
        // The page must not take the previous user for this one.
        turn(undefined);
        locked = found;
      });
      return undefined;
    },
    ...socialAnswers({
      ask,
      tellOutcome: parts.tellOutcome,
      vouch: parts.vouch,
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
      // A network that only the app has: the answer contains another one in the same namespace.
      if (wish?.chainId !== undefined && !where.go(wish.chainId)) {
        const solana = String(wish.chainId).startsWith('solana:');
        if (!where.go(solana ? where.solana?.id : where.network.chainId)) throw new Error(noNetwork());
      }
      const type = wish?.preferredAccountType;
      // On Solana there is only one account type.
      if (!where.onSolana && type !== undefined && isAccountType(type)) accountType = type;
      return await user(who);
    },
    async IS_CONNECTED(wish) {
      const known = await shared();
      // A message with a session id is about that session.
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
      const words = parts.setLanguage(locale);
      translated = Promise.race([words, new Promise<void>((resolve) => setTimeout(resolve, WORDS_LIMIT))]);
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
    INIT_SMART_ACCOUNT: () => Promise.reject(new Error('An account becomes a smart account with its first batch')),
    async SET_PREFERRED_ACCOUNT({ type }) {
      if (!isAccountType(type)) throw new Error('Unknown account type');
      const { signer } = await here();
      accountType = type;
      return { type, address: signer.address };
    },
    async RELOAD() {
      // The visitor stays logged in: without storage or a network connection, they could not log in again.
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
