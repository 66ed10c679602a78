/** What is longer than the screen is approved once its end was seen: until then the button that approves reads on. */
import { element } from '../element.js';
import { frameText } from '../frame-text.js';
import { icon } from './icon.js';

export interface Reading {
  /** Says that there is more, and how to get there. */
  readonly sign: HTMLElement;
  /** Whether the end has been seen. When it has not, it shows the next part. */
  isOver(): boolean;
}

/** So many pixels of the next part are on the screen already. */
const OVERLAP = 48;

/** `turn`: called when the content becomes visible, and when its end does: then with `over`. */
export function readToEnd(content: HTMLElement, end: HTMLElement, turn: (over: boolean) => void): Reading {
  let notified: boolean | undefined;
  const sign = element('p', { className: 'more', hidden: true }, icon('chevron-down'), frameText().requests.more);
  const look = () => {
    if (!content.isConnected || content.clientHeight === 0) return;
    const over = notified === true || end.getBoundingClientRect().top <= content.getBoundingClientRect().bottom;
    if (over === notified) return;
    notified = over;
    sign.hidden = over;
    turn(over);
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
      if (notified !== true)
        content.scrollBy({ top: Math.max(content.clientHeight / 2, content.clientHeight - OVERLAP) });
      return notified === true;
    },
  };
}
