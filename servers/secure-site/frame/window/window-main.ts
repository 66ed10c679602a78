/** The wallet's own window: shows what the frame that opened it must show outside of any page. */
import { adoptSheet } from '../../../../ui-react/styles/adopt-sheet.js';
import { applyLook, walletRoot } from '../approval/wallet-look.js';
import frame from '../frame.css?inline';
import { frameText, setFrameLanguage } from '../frame-text.js';
import { indexedDbStore } from '../key-value-store.js';
import { stage as keysStage } from '../recovery/stage.js';
import { windowKeys } from '../recovery/window-keys.js';
import { windowSettings } from '../settings/window-settings.js';
import { frameChannel } from './frame-channel.js';
import { plainPage } from './plain-page.js';
import own from './window.css?inline';
import { windowApprovals } from './window-approvals.js';

/** An app's frame answers at once. */
const TIMEOUT_MS = 5_000;
/** The app's next request, once the wallet is open, uses the same window. */
const NEXT_MS = 2_000;

function start(): void {
  for (const css of [frame, own]) adoptSheet(document, css);
  const plain = plainPage(document);
  const [request, settings, keys] = [newPlace(), newPlace(), newPlace()];
  const room = settings.parentElement ?? settings;
  room.hidden = true;
  /** Whether settings were requested while a request was pending. */
  let settingsWait = false;
  const showSettings = () => {
    settingsWait = false;
    settingsView.translate();
    document.title = frameText().walletSettings.title;
    plain.hide();
    room.hidden = false;
  };
  const hideSettings = () => {
    settingsWait ||= !room.hidden;
    room.hidden = true;
    plain.hide();
  };
  let closing: ReturnType<typeof setTimeout> | undefined;
  const patience = setTimeout(() => plain.say('alone'), TIMEOUT_MS);
  const channel = frameChannel(window, {
    begun: () => clearTimeout(patience),
    over: () => {
      const asked = approvals?.end();
      if (!asked && room.hidden) return;
      room.hidden = true;
      plain.say('over');
    },
  });
  if (!channel) {
    clearTimeout(patience);
    plain.say('alone');
    return;
  }
  const approvals = windowApprovals(channel, request, {
    begun: (title) => {
      clearTimeout(closing);
      document.title = title;
      hideSettings();
    },
    done(how, { origin }) {
      if (settingsWait) showSettings();
      else plain.say(how, new URL(origin).host);
    },
  });
  const stage = keysStage(keys);
  windowKeys({
    channel,
    stage,
    kept: indexedDbStore('wallet'),
    begun() {
      clearTimeout(closing);
      hideSettings();
    },
    done: (unlocked, app) => {
      // Rendered again: the visitor had left them.
      if (settingsWait) return channel.post('settings', { kind: 'look' });
      plain.say(unlocked ? 'unlocked' : 'locked', new URL(app).host);
      if (unlocked) closing = setTimeout(() => window.close(), NEXT_MS);
    },
  });
  const settingsView = windowSettings(channel, {
    root: walletRoot(settings),
    begun() {
      clearTimeout(closing);
      // A request has priority, and the settings stay behind it.
      if (approvals.asks) settingsWait = true;
      else showSettings();
    },
    manageKeys: () => channel.post('keys', { kind: 'manage' }),
    signedOut() {
      settingsWait = false;
      room.hidden = true;
      if (!approvals.asks) plain.say('signedOut');
    },
  });
  const translate = async (language: string): Promise<void> => {
    await setFrameLanguage(document, [language]);
    plain.translate();
    stage.translate();
    // Settings behind a request are translated when they are shown again.
    if (!room.hidden) showSettings();
  };
  channel.on('look', ({ language, ...look }) => {
    for (const place of [request, settings, keys]) applyLook(place, look);
    if (look.mode) document.documentElement.style.colorScheme = look.mode;
    void translate(language);
  });
}

function newPlace(): HTMLElement {
  // The container itself has no box.
  const [room, place] = [document.createElement('div'), document.createElement('div')];
  room.className = 'room';
  room.append(place);
  document.body.append(room);
  return place;
}

await setFrameLanguage(document);
start();
