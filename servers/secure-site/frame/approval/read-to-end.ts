/** A request that is longer than the screen can be approved once its end was visible: until then the button scrolls on. */
import { LATER_ICONS } from '../../../../ui-react/parts/marks/later-icons.js';
import { element } from '../element.js';
import { frameText } from '../frame-text.js';
import { icon } from './icon.js';

export interface Reading {
  /** Shows that there is more, and how to get there. */
  readonly sign: HTMLElement;
  /** Whether the end has been visible. If not, scrolls to the next part. */
  isOver(): boolean;
}

/** The overlap between two parts, in pixels. */
const OVERLAP = 48;

/** `turn`: called when the content becomes visible, and when its end does: then with `over`. */
export function readToEnd(content: HTMLElement, end: HTMLElement, turn: (over: boolean) => void): Reading {
  let notified: boolean | undefined;
  const sign = element(
    'p',
    { className: 'more', hidden: true },
    icon(LATER_ICONS.chevronDown),
    frameText().requests.more,
  );
  const look = () => {
    if (!content.isConnected || content.clientHeight === 0) return;
    const over = notified === true || end.getBoundingClientRect().top <= content.getBoundingClientRect().bottom;
    if (over === notified) return;
    notified = over;
    sign.hidden = over;
    turn(over);
  };
  content.addEventListener('scroll', look, { passive: true });
  // The frame may be resized after its content was rendered.
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
