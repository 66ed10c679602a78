/** What sites may do for the account, how to end it, and that one was let. */
import { topRoute } from '../../../application/router.js';
import { accountIdOfState, walletOf } from '../../../application/selectors.js';
import { listSessions } from '../../../application/smart-sessions/list-sessions.js';
import { revokeSession } from '../../../application/smart-sessions/revoke-session.js';
import { isRefusal } from '../../../domain/is-refusal.js';
import type { SmartSession } from '../../../domain/permission-request.js';
import { en } from '../../../ui-react/text/en.js';
import { permissionWords } from '../../../ui-react/views/smart-sessions/permission-words.js';
import { dayOf, SESSION_TABS, sessionMonths } from '../../../ui-react/views/smart-sessions/shown-sessions.js';
import { type Action, action, type Screen, type Seen } from './screen.js';

const text = en.smartSessions;

/** Those that were asked for and are not on their way yet. */
const asked = new WeakMap<object, string>();
/** The one that the visitor is about to end. */
const sure = new WeakMap<object, string>();

export function smartSessionsScreen({ state, modal, now: at }: Seen): Screen {
  const route = topRoute(state.router);
  const accountId = accountIdOfState(state);
  if (route.view !== 'smart-sessions' || !accountId) return { texts: [en.account.gone], actions: [] };
  if (!state.config.features.smartSessions) return { texts: [text.off, text.offLead], actions: [] };
  const known = state.smartSessions?.accountId === accountId ? state.smartSessions : undefined;
  const list = () => void modal.run(() => Promise.resolve(listSessions()));
  if ((known?.status ?? 'unknown') !== 'unknown') asked.delete(modal);
  else if (asked.get(modal) !== accountId) {
    asked.set(modal, accountId);
    list();
  }
  const session = known?.sessions.find(({ pci }) => pci === route.pci);
  if (session) return detailsOf(session, { state, modal, now: at });
  const { tab = 'active' } = route;
  const now = new Date(at);
  const shown = sessionMonths(known?.sessions ?? [], tab, now).flatMap(({ sessions }) => sessions);
  const failed = known?.status === 'failed';
  return {
    texts: [
      ...(known?.status === 'ready' && shown.length === 0 ? [text.none[tab]] : []),
      ...(failed ? [text.failed] : []),
      ...shown.map(({ expiry, revokedAt }) =>
        tab === 'active' ? text.until(dayOf(expiry)) : text.ended(dayOf(revokedAt ?? expiry)),
      ),
    ],
    actions: [
      ...SESSION_TABS.map((each) =>
        action(text.tabs[each], () => void modal.replace({ view: 'smart-sessions', tab: each })),
      ),
      ...(failed ? [action(en.common.tryAgain, list)] : []),
      ...shown.map(({ project, pci }) =>
        action(project.name || text.unknownSite, () => void modal.push({ view: 'smart-sessions', tab, pci })),
      ),
    ],
  };
}

function detailsOf(session: SmartSession, { state, modal, now }: Pick<Seen, 'state' | 'modal' | 'now'>): Screen {
  const { pci, permissions, revokedAt } = session;
  const { ending } = state.smartSessions ?? {};
  const own = ending?.pci === pci;
  const wallet = walletOf(state)?.name ?? en.common.yourWallet;
  const failure = own ? ending.failure : undefined;
  const words = permissions.map((each) => permissionWords(each, state, text, now));
  const told = words.flatMap(({ title, note, danger }) => [title, note, danger].filter((each) => each !== undefined));
  if (revokedAt !== undefined) return { texts: [...told, text.revoked, text.revokedLead], actions: [] };
  const certain = sure.get(modal) === pci;
  const ask = (name: string, next: () => void, enabled?: boolean): Action => action(name, next, enabled);
  return {
    texts: [
      ...told,
      ...(own && !failure ? [text.revoking(wallet)] : []),
      ...(failure
        ? [text.notRevoked, isRefusal(failure) ? text.declined(wallet) : en.failures[failure.code].advice]
        : []),
      ...(certain ? [text.sure, text.sureLead] : []),
    ],
    actions: certain
      ? [
          ask(text.keep, () => void sure.delete(modal)),
          ask(text.revoke, () => {
            sure.delete(modal);
            void modal.run(() => Promise.resolve(revokeSession(session)));
          }),
        ]
      : [ask(text.revoke, () => void sure.set(modal, pci), !own || failure !== undefined)],
  };
}

export function sessionCreatedScreen({ state, modal }: Seen): Screen {
  const stage = state.smartSessions?.grant?.stage ?? 'granted';
  const words = { asked: '', signed: text.signed, granted: text.done, failed: text.notCreated };
  return {
    texts: [words[stage]],
    actions: [
      action(text.gotIt, () => void modal.reset({ view: 'account' })),
      ...(stage === 'granted' ? [action(text.see, () => void modal.replace({ view: 'smart-sessions' }))] : []),
    ],
  };
}
