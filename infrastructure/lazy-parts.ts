/**
 * Where the lazily loaded use cases come from. A failed download is tried again the next time. What is here already
 * answers at once: a browser takes a turn for every `import()`, and calls from two turns could be reordered.
 */
import { defer, type Observable } from 'rxjs';
import type { Parts } from '../application/engine/parts.js';
import { loadOnce } from './load-once.js';

const connected = lazily(() => import('../application/modal/connected-part.js'));

export const lazyParts: Parts = {
  account: connected,
  connected,
  sent: lazily(() => import('../application/sent/sent-part.js')),
  accounts: lazily(() => import('../application/account/accounts-part.js')),
  otherAccounts: lazily(() => import('../application/account/other-accounts-part.js')),
  pairing: lazily(() => import('../application/connect/pairing/pairing-part.js')),
  catalogue: lazily(() => import('../application/catalogue/catalogue-part.js')),
  activity: lazily(() => import('../application/activity/activity-part.js')),
  send: lazily(() => import('../application/send/send-part.js')),
  changes: lazily(() => import('../application/changes/changes-part.js')),
  swap: lazily(() => import('../application/swap/swap-part.js')),
  login: lazily(() => import('../application/login/login-part.js')),
  names: lazily(() => import('../application/names/names-part.js')),
  buy: lazily(() => import('../application/buy/buy-part.js')),
  approve: lazily(() => import('../application/approve/approve-part.js')),
  dangers: lazily(() => import('../application/approve/dangers/dangers-of.js')),
  signIn: lazily(() => import('../application/sign-in/sign-in-part.js')),
  alerts: lazily(() => import('../domain/site/alert.js')),
};

function lazily<T>(load: () => Promise<T>): Observable<T> {
  return defer(loadOnce(load));
}
