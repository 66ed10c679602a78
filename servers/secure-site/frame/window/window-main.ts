/** The wallet's own window: what the frame that opened it wants to show outside of every page. */
import { adoptSheet } from '../../../../ui-react/styles/adopt-sheet.js';
import frame from '../frame.css?inline';
import { indexedDbStore } from '../key-value-store.js';
import { stage } from '../recovery/stage.js';
import { windowKeys } from '../recovery/window-keys.js';
import { frameLine } from './frame-line.js';
import { plainPage } from './plain-page.js';
import own from './window.css?inline';
import { windowApprovals } from './window-approvals.js';

/** An app's frame answers at once. */
const PATIENCE_MS = 5_000;

function start(): void {
  for (const css of [frame, own]) adoptSheet(document, css);
  const plain = plainPage(document);
  const place = document.createElement('div');
  place.className = 'place';
  document.body.append(place);
  const patience = setTimeout(() => plain.say('alone'), PATIENCE_MS);
  const line = frameLine(window, {
    begun: () => clearTimeout(patience),
    over: () => {
      if (approvals?.end()) plain.say('over');
    },
  });
  if (!line) {
    clearTimeout(patience);
    plain.say('alone');
    return;
  }
  const approvals = windowApprovals(line, place, {
    begun: (title) => {
      document.title = title;
      plain.hide();
    },
    done: (how, { origin }) => plain.say(how, new URL(origin).host),
  });
  const keys = document.createElement('div');
  keys.className = 'place';
  document.body.append(keys);
  windowKeys({
    line,
    stage: stage(keys),
    kept: indexedDbStore('wallet'),
    begun: plain.hide,
    done: (unlocked, app) => {
      plain.say(unlocked ? 'unlocked' : 'locked', new URL(app).host);
      if (unlocked) window.close();
    },
  });
}

start();
