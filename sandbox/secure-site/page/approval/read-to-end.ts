/** What is longer than the screen is approved once its end was seen: until then the button that approves reads on. */
import { element } from '../../../wallets/element.js';
import { icon } from './icon.js';

export interface Reading {
  /** Says that there is more, and how to get there. */
  readonly sign: HTMLElement;
  /** Whether the end has been seen. When it has not, it shows the next part. */
  isOver(): boolean;
}

/** So many pixels of the next part are on the screen already. */
const OVERLAP = 48;

export function readToEnd(content: HTMLElement, end: HTMLElement, approve: HTMLButtonElement, yes: string): Reading {
  let over = false;
  const sign = element('p', { className: 'more', hidden: true }, icon('chevron-down'), 'There is more to read');
  const look = () => {
    if (!content.isConnected || content.clientHeight === 0) return;
    over ||= end.getBoundingClientRect().top <= content.getBoundingClientRect().bottom;
    sign.hidden = over;
    approve.textContent = over ? yes : 'Read on';
  };
  content.addEventListener('scroll', look, { passive: true });
  // The frame may be given its size after it was given its content.
  const sized = new ResizeObserver(look);
  sized.observe(content);
  sized.observe(end);
  return {
    sign,
    isOver() {
      look();
      if (!over) content.scrollBy({ top: Math.max(80, content.clientHeight - OVERLAP) });
      return over;
    },
  };
}
