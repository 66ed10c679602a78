/** A pending request in the panel: its origin, its content, and the two answers. */

import { element } from '../../../servers/secure-site/frame/element.js';
import type { WalletRequest } from '../prompts.js';
import type { SandboxWallet } from '../wallet.js';
import { describeRequest } from './describe-request.js';

export function requestCard({ info, control }: SandboxWallet, request: WalletRequest): HTMLElement {
  const { title, facts, text } = describeRequest(request, control.snapshot().networks);
  const answer = (label: string, className: string, approve: boolean) =>
    element('button', {
      type: 'button',
      className,
      textContent: label,
      ariaLabel: `${label}: ${title}, in ${info.name}`,
      onclick: () => control.answer(request.id, approve),
    });
  return element(
    'li',
    { className: 'request' },
    element(
      'div',
      { className: 'who' },
      element('img', { src: info.icon, alt: '', width: 28, height: 28 }),
      element(
        'div',
        {},
        element('p', { className: 'note', textContent: info.name }),
        element('p', { className: 'title', textContent: title }),
      ),
    ),
    element(
      'dl',
      {},
      ...facts.map(([label, value]) =>
        element('div', {}, element('dt', { textContent: label }), element('dd', { textContent: value })),
      ),
    ),
    ...(text === undefined ? [] : [element('pre', { textContent: text, tabIndex: 0 })]),
    element('div', { className: 'answers' }, answer('Reject', 'quiet', false), answer('Approve', 'primary', true)),
  );
}
