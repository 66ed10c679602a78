/** The screen of a request: the requester, the actions and the fee, then the two buttons. */

import { inertText } from '../../../../domain/text/inert-text.js';
import { isOddName } from '../../../../domain/wallet/odd-name.js';
import { LATER_ICONS } from '../../../../ui-react/parts/marks/later-icons.js';
import { readableText } from '../../../../ui-react/views/approve/readable-text.js';
import { element } from '../element.js';
import { frameText } from '../frame-text.js';
import { setText } from '../set-text.js';
import type { Requester, Screen } from './approval-screen.js';
import type { ApprovalWords } from './approval-words.js';
import type { Shown } from './approvals.js';
import { capFields } from './cap-fields.js';
import { changes } from './changes.js';
import { consentsOf, isDangerous } from './consents-of.js';
import { digests } from './digests.js';
import { icon } from './icon.js';
import type { WatchVisibility } from './in-sight.js';
import type { pressBegan } from './press-began.js';
import { readToEnd } from './read-to-end.js';
import { settling } from './settling.js';
import { type Vouched, vouched } from './vouched.js';
import { wholeAddress } from './whole-address.js';

export function requestScreen(
  { words, waiting, answer, setCap }: Shown,
  requester: Requester,
  began: ReturnType<typeof pressBegan>,
  watch: WatchVisibility,
  settings?: () => void,
): Screen {
  const text = frameText().requests;
  const heading = element('h1', { className: 'ph-headline', tabIndex: -1, id: 'title' }, words.title);
  const refused = words.refused === true;
  const dangerous = isDangerous(words);
  const kinds = dangerous ? ['ph-bare ph-bare-danger', 'ph-primary'] : ['ph-primary', 'ph-quiet'];
  // The button's label until the end is known to be visible.
  let isOver = refused;
  let word = words.yes;
  const approve = element('button', { type: 'button', className: `ph-button ${kinds[0]}` });
  const yes = () => (isOver ? word : frameText().requests.readOn);
  setText(approve, yes);
  const decline = element('button', { type: 'button', className: `ph-button ${kinds[1]}` }, words.no ?? text.decline);
  const safe = settling((settled) => {
    decline.ariaDisabled = settled ? null : 'true';
  });
  let ticked = true;
  let capped = true;
  let settled = false;
  const showApprove = () => {
    approve.ariaDisabled = settled && ticked && capped ? null : 'true';
  };
  const ready = settling((now) => {
    settled = now;
    showApprove();
  });
  for (const each of [approve, decline]) each.ariaDisabled = 'true';
  // A refused request is closed by either button.
  decline.onclick = (press) => {
    if (safe.takes(began(press))) answer(refused);
  };
  const turn = (now: boolean) => {
    ticked = now;
    showApprove();
  };
  const agreed = ticksOf(words, turn);
  // An unset cap is not what would be signed.
  const turnCap = (now: boolean) => {
    capped = now;
    showApprove();
  };
  const caps = refused ? [] : capFields(words.caps ?? [], { setCap, turn: turnCap });
  const note = element('p', { className: 'ph-note ph-pad' });
  const announceWaiting = (count: number) => {
    note.hidden = count === 0;
    setText(note, () => frameText().requests.waiting(count));
  };
  announceWaiting(waiting);
  const end = element('div', { className: 'end' });
  const signed = words.text === undefined ? [] : [card('ph-message', words.text, refused ? text.asked : text.signed)];
  const content = element(
    'div',
    { className: 'ph-body', tabIndex: 0 },
    element(
      'div',
      { className: 'ph-pad words' },
      heading,
      ...(words.lead === undefined ? [] : [element('p', { className: 'ph-lead' }, words.lead)]),
    ),
    ...(refused && words.blind !== undefined ? [caution(words.blind)] : []),
    ...(words.warnings ?? []).map((warning) => caution(warning, dangerous ? 'danger' : 'caution')),
    ...(words.described === true ? [] : signed),
    ...caps,
    ...(words.changes ? changes(words.changes) : []),
    ...(words.facts.length > 0 ? [facts(words.facts)] : []),
    ...(words.described === true ? signed : []),
    end,
    ...(words.details ? [details(words.details)] : []),
    ...(words.digests && words.digests.length > 0 ? [digests(words.digests)] : []),
    ...agreed,
    note,
  );
  let isThere = false;
  // A refused request can only be closed.
  let isSeen = refused;
  const reading = readToEnd(content, end, (over) => {
    isOver ||= over;
    setText(approve, yes);
    if (isSeen) ready.begin();
    if (!isThere) safe.begin();
    isThere = true;
  });
  approve.onclick = (press) => {
    const vouches = (at: number) => guard?.takes(press, at) !== false;
    const meant = () => ticked && capped && ready.takes(began(press)) && vouches(began(press));
    // Checking may find that the end is already visible: then this click was still for scrolling.
    if (meant() && (refused || reading.isOver()) && meant()) answer(true);
  };
  const foot = element(
    'div',
    { className: 'ph-foot' },
    reading.sign,
    ...(refused
      ? [approve]
      : dangerous
        ? [decline, approve]
        : [element('div', { className: 'ph-pair' }, decline, approve)]),
  );
  const request = element(
    'div',
    { className: words.own ? 'request own' : 'request', role: 'dialog' },
    requesterLine(requester, refused ? undefined : settings),
    content,
    foot,
  );
  request.setAttribute('aria-labelledby', 'title');
  // Read out with the title: the keyboard begins there, and could go straight on to the buttons.
  const warnings = [...content.querySelectorAll('.ph-notice')];
  for (const [at, warning] of warnings.entries()) warning.id = `warning-${at}`;
  if (warnings.length > 0) request.setAttribute('aria-describedby', warnings.map(({ id }) => id).join(' '));
  const body = element('main', { className: 'ph' }, request);
  body.onkeydown = (press) => {
    if (press.key === 'Escape' && safe.takes(began(press))) answer(refused);
  };
  const guard: Vouched | undefined = refused
    ? undefined
    : vouched(window, request, watch, (seen) => {
        isSeen = seen;
        if (!seen) ready.stop();
        else if (isThere) ready.begin();
      });
  const translated = (next: ApprovalWords) => {
    word = next.yes;
    // Words of another length, or from the other side, move the buttons: nobody approves by a press that was meant for another.
    guard?.moved();
  };
  return { body, heading, announceWaiting, translated, end: () => guard?.end() };
}

/** The requester, at the top of each screen. */
export function requesterLine({ origin, claim }: Requester, settings?: () => void): HTMLElement {
  const site = new URL(origin).host;
  return element(
    'header',
    { className: 'ph-head' },
    element(
      'div',
      { className: 'ph-requester' },
      element('span', { className: 'site-mark' }, icon(LATER_ICONS.globe)),
      element('div', {}, element('p', { className: 'ph-requester-name' }, site), claimed(claim)),
    ),
    ...(settings ? [settingsButton(settings)] : []),
  );
}

/** Only opens a window and answers nothing, so it accepts any click. */
function settingsButton(open: () => void): HTMLElement {
  const button = element('button', { type: 'button', className: 'ph-icon-button' }, icon('wallet'));
  button.ariaLabel = frameText().requests.settings;
  button.onclick = open;
  return button;
}

/** A name that imitates another is marked, in words as well. */
function claimed(claim: string | undefined): HTMLElement {
  const text = frameText().requests;
  if (!claim) return element('p', { className: 'ph-requester-site' }, text.asks);
  const odd = isOddName(claim);
  const className = odd ? 'ph-requester-site ph-danger' : 'ph-requester-site';
  const name = inertText(claim, 60);
  return element('p', { className }, odd ? text.callsItselfOdd(name) : text.callsItself(name));
}

/** Approving is disabled until every checkbox is checked. */
function ticksOf(words: ApprovalWords, turn: (ticked: boolean) => void): readonly HTMLElement[] {
  const asked = consentsOf(words);
  const ticks = asked.map(() => element('input', { type: 'checkbox' }));
  const look = () => turn(ticks.every(({ checked }) => checked));
  look();
  for (const tick of ticks) tick.onchange = look;
  const lines = ticks.map((tick, at) =>
    element('label', { className: 'ph-consent' }, tick, element('span', {}, asked[at] ?? '')),
  );
  return [...(words.blind === undefined || words.refused ? [] : [caution(words.blind, 'danger')]), ...lines];
}

function caution(text: string, kind: 'caution' | 'danger' = 'caution'): HTMLElement {
  return element(
    'div',
    { className: `ph-notice ph-notice-${kind}` },
    icon(LATER_ICONS.warning),
    element('div', {}, text),
  );
}

function facts(list: ApprovalWords['facts']): HTMLElement {
  return element(
    'dl',
    { className: 'ph-group ph-facts' },
    ...list.map(([label, value]) =>
      element(
        'div',
        // Several steps are numbered, with their details below.
        { className: /^\d+\.$/.test(label) ? 'step' : '' },
        element('dt', {}, label),
        element('dd', {}, shownValue(value)),
      ),
    ),
  );
}

/** A line that ends in an address has the address on a separate line. */
function shownValue(value: string): HTMLElement {
  const [, name = '', last = ''] = /^(?:(.*) )?(\S+)$/s.exec(value) ?? [];
  const address = wholeAddress(last);
  return element('bdi', {}, ...(address ? [name, address] : [value]));
}

function card(className: string, text: string, label: string): HTMLElement {
  const { emptyMessage, onlyBlanks } = frameText().requests;
  const nothing = text === '' ? emptyMessage : text.trim() === '' ? onlyBlanks : undefined;
  const inner = element('section', { className }, nothing ?? readableText(text));
  if (nothing !== undefined) inner.classList.add('nothing');
  inner.setAttribute('aria-label', label);
  return element('div', { className: 'ph-group' }, inner);
}

function details({ label, text }: { readonly label: string; readonly text: string }): HTMLElement {
  return element(
    'details',
    { className: 'ph-group' },
    element('summary', { className: 'ph-disclosure' }, label, icon(LATER_ICONS.chevronDown)),
    element('div', { className: 'ph-code-block', tabIndex: 0 }, text),
  );
}
