/** The element of the secure site: on top of everything else in the page, and hidden until it has a prompt. */

import { moveFrame, promptPlace } from './prompt-place.js';

export interface FrameElement {
  /** Its window, while it is part of the page. */
  window(): Window | null;
  /** `whole`: over the whole page. */
  show(visible: boolean, whole: boolean): void;
  remove(): void;
}

const ID = 'w3m-iframe';
const NAME = 'w3m-secure-iframe';
const TITLE = 'Embedded wallet';

/**
 * Where a shell reserves a place for it, by custom properties on the page's root: the frame follows the shell, and they do not depend on
 * each other. Without such a shell, in the middle of the page.
 */
const PLACE = {
  position: 'fixed',
  zIndex: '999999',
  inset: 'var(--porthole-frame-top, 0) auto auto var(--porthole-frame-left, 0)',
  width: 'var(--porthole-frame-width, 100%)',
  height: 'var(--porthole-frame-height, 100%)',
  margin: '0',
  padding: '0',
  border: '0',
  background: 'none',
  borderRadius: 'var(--porthole-frame-radius, 0)',
  colorScheme: 'normal',
  display: 'none',
  // Dialogs of the page may have taken both from its body.
  pointerEvents: 'auto',
  visibility: 'visible',
};
const WHOLE = { inset: '0', width: '100%', height: '100%', borderRadius: '0' };
const { inset, width, height, borderRadius } = PLACE;
const KEPT = { inset, width, height, borderRadius };
/** The maximum number of frames to wait for the place: about a second. */
const MOST_FRAMES = 60;

/**
 * Adds it to the page. `load`: a document was loaded in it, for the first time or again. `error`: the browser reports that it cannot be
 * loaded, or the page's policy forbids it. `gone`: the page has removed it while it had a prompt.
 */
export function attachFrame(
  url: string,
  listeners: { readonly load: () => void; readonly error: (advice?: string) => void; readonly gone: () => void },
): FrameElement {
  const frame = document.createElement('iframe');
  // A second modal in the page has a separate frame.
  frame.id = document.getElementById(ID) ? `${ID}-${crypto.randomUUID()}` : ID;
  frame.name = NAME;
  frame.title = TITLE;
  const { origin } = new URL(url);
  const forbidden = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (disposition === 'enforce' && effectiveDirective === 'frame-src' && blockedURI.startsWith(origin))
      listeners.error(`The page's Content-Security-Policy forbids the embedded wallet: add ${origin} to frame-src`);
  };
  frame.addEventListener('load', listeners.load);
  frame.addEventListener('error', () => listeners.error());
  addEventListener('securitypolicyviolation', forbidden);
  // The modal may be in the browser's top layer.
  frame.popover = 'manual';
  // By the CSSOM: a policy may forbid inline styles.
  Object.assign(frame.style, PLACE);
  frame.src = url;
  document.body.append(frame);
  let shown = false;

  const appear = (patience: number): void => {
    if (!shown) return;
    const placed = document.documentElement.style.getPropertyValue('--porthole-frame-top') !== '';
    if (!placed && patience > 0) return void requestAnimationFrame(() => appear(patience - 1));
    appearIn(promptPlace());
    stay.observe(frame);
  };
  const appearIn = (place: Element): void => {
    frame.hidePopover?.();
    moveFrame(frame, place);
    // A dialog of the page may have set both on everything around it.
    frame.inert = false;
    frame.ariaHidden = null;
    frame.style.display = 'block';
    frame.showPopover?.();
    frame.focus({ preventScroll: true });
  };
  // It outlives a dialog that the page closes. Also reports what is removed before the next frame.
  const stay = new IntersectionObserver(() => {
    if (!shown || frame.getClientRects().length > 0) return;
    stay.disconnect();
    if (frame.isConnected) appearIn(document.body);
    else listeners.gone();
  });
  return {
    window: () => (frame.isConnected ? frame.contentWindow : null),
    show(visible, whole) {
      Object.assign(frame.style, whole ? WHOLE : KEPT);
      if (shown === visible) return;
      shown = visible;
      if (visible) appear(whole ? 0 : MOST_FRAMES);
      else {
        // Otherwise it would keep the focus, and the next element could not take it.
        frame.blur();
        stay.disconnect();
        frame.hidePopover?.();
        frame.style.display = 'none';
        moveFrame(frame, document.body);
      }
    },
    remove() {
      stay.disconnect();
      removeEventListener('securitypolicyviolation', forbidden);
      frame.remove();
    },
  };
}
