/** Collapsed digests, each under its name, in groups: copied and announced exactly as they are. */

import { addressGroups } from '../../../../domain/address/address-groups.js';
import type { Digest } from '../../../../domain/request/digest.js';
import { LATER_ICONS } from '../../../../ui-react/parts/marks/later-icons.js';
import { element } from '../element.js';
import { reviewText } from '../frame-text.js';
import { icon } from './icon.js';

export function digests(list: readonly Digest[]): HTMLElement {
  return element(
    'details',
    { className: 'ph-group ph-digests' },
    element('summary', { className: 'ph-disclosure' }, reviewText().digests.title, icon(LATER_ICONS.chevronDown)),
    element(
      'dl',
      { className: 'ph-facts' },
      ...list.map(({ name, value, call }) =>
        element(
          'div',
          {},
          element('dt', {}, call === undefined ? name : `${call}. ${name}`),
          element('dd', {}, grouped(value)),
        ),
      ),
    ),
  );
}

function grouped(value: string): HTMLElement {
  const whole = element(
    'span',
    { className: 'ph-whole-address' },
    ...addressGroups(value).map((group) => element('span', {}, group)),
  );
  whole.dir = 'ltr';
  return whole;
}
