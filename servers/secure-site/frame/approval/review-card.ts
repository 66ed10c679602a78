/**
 * Shown in the frame if the browser cannot vouch that it is visible: the wallet asks in its own window, with a button
 * that opens it. Nothing can be approved here, whatever covers it.
 */
import { element } from '../element.js';
import { frameText } from '../frame-text.js';
import type { OwnWindow } from '../window/own-window.js';
import type { DrawScreen } from './approval-screen.js';
import { icon } from './icon.js';
import { askerLine } from './request-screen.js';
import { settling } from './settling.js';

type Saying = 'first' | 'open' | 'closed' | 'blocked';

export function reviewCard(own: OwnWindow, settings: () => void): DrawScreen {
  return ({ words, waiting, answer }, asker, began) => {
    const { review } = frameText().ownWindow;
    const actions = { first: review.openIt, open: review.showIt, closed: review.openAgain, blocked: review.openByLink };
    const title = words.unlocks ? words.title : review.title;
    const heading = element('h1', { className: 'ph-headline', tabIndex: -1, id: 'title' }, title);
    const lead = element('p', { className: 'ph-lead', role: 'status' });
    const open = element('button', { type: 'button', className: 'ph-button ph-primary' });
    const link = element('a', {
      className: 'ph-button ph-primary',
      href: own.address,
      target: '_blank',
      rel: 'opener',
    });
    const decline = element(
      'button',
      { type: 'button', className: 'ph-button ph-quiet' },
      words.no ?? frameText().requests.decline,
    );
    const note = element('p', { className: 'ph-note ph-pad' });
    const say = (name: Saying): void => {
      const usual = review[name];
      const text = name === 'first' && words.unlocks ? (words.lead ?? usual) : usual;
      const isBlocked = name === 'blocked';
      lead.textContent = text;
      for (const each of [open, link]) each.textContent = actions[name];
      link.hidden = !isBlocked;
      open.hidden = isBlocked;
    };
    say(own.state === 'closed' ? 'first' : 'open');
    const stopWatching = own.watch((state) => say(state === 'closed' ? 'closed' : 'open'));
    open.onclick = () => {
      if (!own.open()) say('blocked');
    };
    const safe = settling((settled) => {
      decline.ariaDisabled = settled ? null : 'true';
    });
    safe.begin();
    decline.onclick = (press) => {
      if (safe.takes(began(press))) answer(false);
    };
    const announceWaiting = (count: number): void => {
      note.hidden = count === 0;
      note.textContent = frameText().requests.waiting(count);
    };
    announceWaiting(waiting);
    const request = element(
      'div',
      { className: `request review${words.own ? ' own' : ''}`, role: 'dialog' },
      askerLine(asker, settings),
      element(
        'div',
        { className: 'ph-body' },
        element('div', { className: 'ph-pad words' }, icon('external'), heading, lead),
        note,
      ),
      element('div', { className: 'ph-foot' }, element('div', { className: 'ph-pair' }, decline, open, link)),
    );
    request.setAttribute('aria-labelledby', 'title');
    const body = element('main', { className: 'ph' }, request);
    body.onkeydown = (press) => {
      if (press.key === 'Escape' && safe.takes(began(press))) answer(false);
    };
    return {
      ...{ body, heading, announceWaiting },
      end: () => {
        stopWatching();
        safe.stop();
      },
    };
  };
}
