/** The wallet's own window: what the frame that opened it wants to show outside of every page. */
import { adoptSheet } from '../../../../ui-react/styles/adopt-sheet.js';
import frame from '../frame.css?inline';
import { frameLine } from './frame-line.js';

/** On the plain page. */
const SAYINGS = {
  alone: [
    'Open this from the app',
    'This window belongs to your wallet. It opens when an app needs your answer. You can close it.',
  ],
  over: ['The app is gone', 'Nothing was approved. You can close this window.'],
} as const;

/** An app's frame answers at once. */
const PATIENCE_MS = 5_000;

function start(): void {
  adoptSheet(document, frame);
  const plain = document.querySelector('main');
  const say = (name: keyof typeof SAYINGS): void => {
    if (!plain) return;
    const [title, text] = SAYINGS[name];
    plain.querySelector('h1')?.replaceChildren(title);
    plain.querySelector('p')?.replaceChildren(text);
    document.title = title;
    plain.hidden = false;
  };
  const patience = setTimeout(() => say('alone'), PATIENCE_MS);
  const line = frameLine(window, {
    begun: () => {
      clearTimeout(patience);
      if (plain) plain.hidden = true;
    },
    over: () => say('over'),
  });
  if (!line) say('alone');
}

start();
