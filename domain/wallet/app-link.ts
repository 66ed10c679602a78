/** Links from the page into an app. */
import { isHttpUrl } from '../site/host-name.js';

/** Schemes that can run code in the page, read from it, or start other programs in its name. */
const FORBIDDEN = new Set([
  'about',
  'blob',
  'chrome',
  'content',
  'data',
  'file',
  'filesystem',
  'intent',
  'javascript',
  'mailto',
  'tel',
  'vbscript',
  'view-source',
  'ws',
  'wss',
]);

/** Whether a text is the start of an app link: `https://app.example`, or a custom scheme as in `fox://`. */
export function isAppLink(text: string): boolean {
  // Browsers skip whitespace and control characters in a scheme, so none are allowed.
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):([\x21-\x7e]*)$/i.exec(text) ?? [];
  if (scheme === '' || FORBIDDEN.has(scheme.toLowerCase())) return false;
  return !/^https?$/i.test(scheme) || isHttpUrl(`${scheme}:${rest}`);
}
