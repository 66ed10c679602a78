/**
 * Shown in the frame if the browser cannot guarantee that it is visible: the wallet prompts in its own window, with a button that opens it.
 * Nothing can be approved here, whatever covers it.
 */
import { element } from '../element.js';
import { frameText } from '../frame-text.js';
import { setText } from '../set-text.js';
import type { OwnWindow } from '../window/own-window.js';
import type { DrawScreen } from './approval-screen.js';
import { icon } from './icon.js';
import { requesterLine } from './request-screen.js';
import { settling } from './settling.js';

type Saying = 'first' | 'open' | 'closed' | 'blocked';

export function reviewCard(own: OwnWindow, settings: () => void): DrawScreen {
  return ({ words, waiting, answer }, requester, began) => {
    const review = () => frameText().ownWindow.review;
    const title = words.unlocks ? words.title : review().title;
    let unlockLead = words.unlocks ? words.lead : undefined;
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
    const leadOf = (name: Saying) => (name === 'first' && unlockLead) || review()[name];
    const actionOf = (name: Saying) => {
      const { openIt, showIt, openAgain, openByLink } = review();
      return { first: openIt, open: showIt, closed: openAgain, blocked: openByLink }[name];
    };
    const turn = (name: Saying): void => {
      const isBlocked = name === 'blocked';
      setText(lead, () => leadOf(name));
      for (const each of [open, link]) setText(each, () => actionOf(name));
      link.hidden = !isBlocked;
      open.hidden = isBlocked;
    };
    turn(own.state === 'closed' ? 'first' : 'open');
    const stopWatching = own.watch((state) => turn(state === 'closed' ? 'closed' : 'open'));
    open.onclick = () => {
      if (!own.open()) turn('blocked');
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
      setText(note, () => frameText().requests.waiting(count));
    };
    announceWaiting(waiting);
    const request = element(
      'div',
      { className: `request review${words.own ? ' own' : ''}`, role: 'dialog' },
      requesterLine(requester, settings),
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
      translated(next) {
        unlockLead = next.unlocks ? next.lead : undefined;
        // The window opens in the new language.
        link.href = own.address;
      },
      end: () => {
        stopWatching();
        safe.stop();
      },
    };
  };
}
