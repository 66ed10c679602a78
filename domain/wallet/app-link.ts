/** Links that lead from the page into an app. */
import { isHttpUrl } from '../site/host-name.js';

/** What could run in the page, read from it, or start anything at all in its name. */
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

/** Whether a text is the beginning of a link to an app: `https://app.example`, or a scheme of its own as in `fox://`. */
export function isAppLink(text: string): boolean {
  // Browsers skip blanks and controls inside a scheme, so there may be none at all.
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):([\x21-\x7e]*)$/i.exec(text) ?? [];
  if (scheme === '' || FORBIDDEN.has(scheme.toLowerCase())) return false;
  return !/^https?$/i.test(scheme) || isHttpUrl(`${scheme}:${rest}`);
}
