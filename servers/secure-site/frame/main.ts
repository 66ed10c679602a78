/** The page in the app's frame: puts the parts together, and says that it listens. */
import { adoptSheet } from '../../../ui-react/styles/adopt-sheet.js';
import type { SiteSettings } from '../site-settings.js';
import { approvalScreen, type DrawScreen } from './approval/approval-screen.js';
import { approvals } from './approval/approvals.js';
import { vouchesForSight, watchSight } from './approval/in-sight.js';
import { refuseBlind } from './approval/refuse-blind.js';
import { requestScreen } from './approval/request-screen.js';
import { reviewCard } from './approval/review-card.js';
import { authClient } from './auth-client.js';
import { ownQuestions } from './consent/own-questions.js';
import frame from './frame.css?inline';
import { type FrameSite, frameSite } from './frame-site.js';
import { indexedDbStore } from './key-value-store.js';
import { answerRpc } from './rpc/answer-rpc.js';
import { describer } from './rpc/in-words/describer.js';
import { isSmartAccount } from './rpc/transaction/smart-account.js';
import { keyring } from './vault/keyring.js';
import { walletAnswers } from './wallet-answers.js';
import { ownWindow } from './window/own-window.js';
import { relayedApprovals } from './window/relayed-approvals.js';
import type { Look } from './window/topics.js';
import { windowLine } from './window-line.js';

/** The protocol's, as apps know it. */
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
  } = settings;
  const line = windowLine(window, allowedOrigins);
  const place = document.createElement('div');
  document.body.append(place);
  adoptSheet(document, frame);
  let claim: string | undefined;
  const origin = () => line.origin ?? location.origin;
  const asked = () => ({ origin: origin(), claim });
  const own = ownWindow(window, secretText);
  const here: DrawScreen = (...shown) => requestScreen(...shown, watchSight);
  const card = reviewCard(own);
  const away: DrawScreen = (shown, ...rest) => (shown.words.refused ? here : card)(shown, ...rest);
  const vouches = vouchesForSight();
  const screen = approvalScreen(place, asked, vouches ? here : away);
  const relay = vouches ? undefined : relayedApprovals(own, asked);
  const waiting = approvals((shown) => {
    relay?.(shown);
    screen.show(shown);
  });
  let look: Look = {};
  own.watch((state) => state === 'open' && own.post('look', look));
  const store = indexedDbStore('wallet');
  const ask = authClient(location.origin);
  const site: FrameSite = frameSite({
    version: VERSION,
    post: line.post,
    answers: walletAnswers({
      networks,
      solanaNetworks,
      ask,
      store,
      keyring: keyring({
        ...{ ask, store },
        keeps: () => Promise.resolve(true),
        unlock: () => Promise.reject(new Error('This browser has no key of yours yet')),
      }),
      rpc: answerRpc({
        networks,
        askVisitor: blindSigning ? waiting.ask : refuseBlind(waiting.ask),
        origin,
        feeLimits,
        describe: describer(descriptors, networks),
      }),
      isSmart: ({ rpcUrl }, address) => isSmartAccount(rpcUrl, address),
      askOwn: asksConsent
        ? ownQuestions(waiting.ask, (needed) => site.emit(needed ? 'VISITOR_NEEDED' : 'VISITOR_DONE', {}))
        : undefined,
      applyTheme: (theme) => {
        look = { ...look, ...theme };
        screen.theme(theme);
        own.post('look', look);
      },
      setClaim: (name) => {
        claim = name;
      },
      dropApprovals: waiting.drop,
      sessionChanged: (token) => site.emit('SESSION_UPDATE', { token }),
      origin: location.origin,
      app: origin,
      secretText,
    }),
  });
  line.listen(site.hear);
  site.start();
}

function secretText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

start();
