/** The page in the app's frame: assembles the parts, and posts READY. */
import { adoptSheet } from '../../../ui-react/styles/adopt-sheet.js';
import type { SiteSettings } from '../site-settings.js';
import { approvalScreen, type DrawScreen } from './approval/approval-screen.js';
import { approvals } from './approval/approvals.js';
import { canTrackVisibility, watchVisibility } from './approval/in-sight.js';
import { knowingReceivers } from './approval/known-receivers.js';
import { refuseBlind } from './approval/refuse-blind.js';
import { requestScreen } from './approval/request-screen.js';
import { reviewCard } from './approval/review-card.js';
import type { Look } from './approval/wallet-look.js';
import { authClient } from './auth-client.js';
import { ownQuestions } from './consent/own-questions.js';
import frame from './frame.css?inline';
import { type FrameSite, frameSite } from './frame-site.js';
import { frameLanguage, setFrameLanguage } from './frame-text.js';
import { indexedDbStore, steadyStore } from './key-value-store.js';
import { pageChannel } from './page-channel.js';
import { answerRpc } from './rpc/answer-rpc.js';
import { describer } from './rpc/in-words/describer.js';
import { isSmartAccount } from './rpc/transaction/smart-account.js';
import { askAgain } from './session/ask-again.js';
import { withLatestToken } from './session/with-latest-token.js';
import { answerSettings, type WalletControl } from './settings/answer-settings.js';
import { SOLANA_KEY } from './solana/solana-key.js';
import { toBase64url } from './vault/base64url.js';
import { keepsKeys } from './vault/first-party.js';
import { EVM_KEY } from './vault/key-kind.js';
import { keyring } from './vault/keyring.js';
import { manageKeys } from './vault/manage-keys.js';
import { grantedStore } from './vault/storage-access.js';
import { windowUnlock } from './vault/window-unlock.js';
import { walletAnswers } from './wallet-answers.js';
import { ownWindow } from './window/own-window.js';
import { relayedApprovals } from './window/relayed-approvals.js';
import { vouchForLogin } from './window/vouch-for-login.js';

/** The protocol's name, as apps know it. */
const VERSION = '4';

function start(): void {
  const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '') as SiteSettings;
  const {
    networks,
    solanaNetworks,
    allowedOrigins,
    blindSigning,
    feeLimits,
    descriptors,
    asksConsent = true,
    approveInFrame = false,
  } = settings;
  const channel = pageChannel(window, allowedOrigins);
  const place = document.createElement('div');
  document.body.append(place);
  adoptSheet(document, frame);
  let claim: string | undefined;
  const origin = () => channel.origin ?? location.origin;
  const asked = () => ({ origin: origin(), claim });
  const own = ownWindow(window, secretText);
  const kept = indexedDbStore('wallet');
  const store = steadyStore(kept);
  const ask = withLatestToken(askAgain(authClient(location.origin, store, fetchInLanguage)), store);
  let control: WalletControl | undefined;
  const openSettings = answerSettings({ own, ask, asksConsent, app: origin, control: () => control });
  const here: DrawScreen = (...shown) => requestScreen(...shown, watchVisibility, openSettings);
  const card = reviewCard(own, openSettings);
  const vouches = approveInFrame && canTrackVisibility();
  const draw: DrawScreen = (shown, ...rest) => {
    const { refused, unlocks } = shown.words;
    return (unlocks || !(vouches || refused) ? card : here)(shown, ...rest);
  };
  const screen = approvalScreen(place, asked, draw);
  const relay = vouches ? undefined : relayedApprovals(own, asked);
  const waiting = approvals((shown) => {
    relay?.(shown);
    screen.show(shown);
  });
  let look: Look = {};
  const tellLook = () => own.post('look', { ...look, language: frameLanguage() });
  own.watch((state) => state === 'open' && tellLook());
  const askOwn = ownQuestions(waiting.ask, (needed) => site.emit(needed ? 'VISITOR_NEEDED' : 'VISITOR_DONE', {}));
  const site: FrameSite = frameSite({
    version: VERSION,
    post: channel.post,
    answers: walletAnswers({
      networks,
      solanaNetworks,
      ask,
      store,
      keyring: keyring({
        ...{ ask, store: kept },
        keeps: () => keepsKeys(window, kept),
        unlock: windowUnlock({ own, ask, askVisitor: askOwn, app: origin, granted: () => grantedStore(window) }),
      }),
      rpc: answerRpc({
        networks,
        store,
        askVisitor: knowingReceivers(blindSigning ? waiting.ask : refuseBlind(waiting.ask), store),
        origin,
        feeLimits,
        describe: describer(descriptors, networks),
      }),
      isSmart: ({ rpcUrl }, address) => isSmartAccount(rpcUrl, address),
      askOwn: asksConsent ? askOwn : undefined,
      applyTheme: (theme) => {
        look = { ...look, ...theme };
        screen.theme(theme);
        tellLook();
      },
      async setLanguage(locale) {
        wanted = locale;
        if (!(await setFrameLanguage(document, [locale, ...navigator.languages]))) return;
        tellLook();
        // The page does not wait for the request on the screen to be translated.
        void waiting.translate();
      },
      turned: (next) => {
        control = next;
      },
      setClaim: (name) => {
        claim = name;
      },
      dropApprovals: waiting.drop,
      tellOutcome: (resultUri) => channel.post({ resultUri }),
      vouch: (state, over) => vouchForLogin(window, state, over),
      sessionChanged: (token) => site.emit('SESSION_UPDATE', { token }),
      origin: location.origin,
      app: origin,
      secretText,
    }),
  });
  manageKeys({
    ...{ own, ask, app: origin },
    login: () => control && { ...control.present.login, token: control.present.token },
    kinds: [EVM_KEY.name, ...(solanaNetworks.length > 0 ? [SOLANA_KEY.name] : [])],
  });
  channel.listen(site.receive);
  site.start();
}

let wanted = document.documentElement.lang;

/** The site's refusals and emails are in this page's language, also while its texts are loading. */
const fetchInLanguage: typeof fetch = (url, init) => {
  const headers = new Headers(init?.headers);
  headers.set('accept-language', wanted);
  return fetch(url, { ...init, headers });
};

function secretText(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(32)));
}

await setFrameLanguage(document);
start();
