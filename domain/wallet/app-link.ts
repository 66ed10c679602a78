/** Links from the page into an app. */
import { isHttpUrl } from '../site/host-name.js';

/** Schemes that run code in the page, read from it, or start a program of the system in its name: a call, a message, a store. */
const FORBIDDEN =
  /^(?:about|android-app|blob|callto|chrome|content|data|file|filesystem|ftp|intent|javascript|mailto|market|mms(?:to)?|search-ms|shortcuts|sms(?:to)?|ssh|tel(?:net|prompt)?|vbscript|view-source|wss?|(?:facetime|itms)(?:-.*)?|ms-.*|x-(?:apple|safari).*)$/i;

/** Whether a text is the start of an app link: `https://app.example`, or a custom scheme as in `fox://`. */
export function isAppLink(text: string): boolean {
  // Browsers skip whitespace and control characters in a scheme, so none are allowed.
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):([\x21-\x7e]*)$/i.exec(text) ?? [];
  if (scheme === '' || FORBIDDEN.test(scheme)) return false;
  return !/^https?$/i.test(scheme) || isHttpUrl(`${scheme}:${rest}`);
}
