/** The demo dapp: what any site would do with Porthole, in the local world. */
import { createModal } from 'porthole';
import { callsStatus, sendCalls, walletCapabilities } from 'porthole/batch';
import { nextWallets, searchWallets } from 'porthole/directory';
import { defineElements } from 'porthole/elements';
import { pay } from 'porthole/pay';
import { editSend, reviewSend, send } from 'porthole/send';
import { signIn } from 'porthole/sign-in';
import { grantPermissions, listSessions, revokeSession } from 'porthole/smart-sessions';
import { createRoot } from 'react-dom/client';
import { modalOptions } from './modal-options.js';
import { addOwnViews } from './own-flow.js';
import { readQuery } from './read-query.js';
import { readSettings } from './read-settings.js';
import { Slipway } from './slipway.js';
import { createEventLog } from './watch/event-log.js';
import { languageOf } from './words/languages.js';
import { PageText } from './words/page-text.js';

declare global {
  interface Window {
    /** For tests and for people at the console. */
    portholeDemo?: { readonly modal: ReturnType<typeof createModal>; readonly functions: object };
  }
}

const place = document.getElementById('slipway');

async function start(): Promise<void> {
  if (!place) return;
  const query = readQuery(location.search);
  document.documentElement.dataset.theme = query.theme;
  const [settings, language] = await Promise.all([readSettings(), languageOf(query.lang ?? query.locale)]);
  document.documentElement.lang = query.lang ?? language.tag;
  if (query.ownFlow) await addOwnViews();
  const modal = createModal(modalOptions(settings, query));
  const log = createEventLog(modal.events$);
  const batch = { sendCalls, callsStatus, walletCapabilities };
  const sessions = { grantPermissions, listSessions, revokeSession };
  const flows = { editSend, reviewSend, send, signIn, nextWallets, searchWallets, pay };
  window.portholeDemo = { modal, functions: { ...batch, ...sessions, ...flows } };
  if (query.page === 'elements') defineElements(modal);
  createRoot(place).render(
    <PageText initial={language}>
      <Slipway modal={modal} log={log} query={query} />
    </PageText>,
  );
}

start().catch((error: unknown) => {
  // Invalid options end here: createModal names the invalid one.
  const message = document.createElement('p');
  message.role = 'alert';
  message.className = 'broken';
  message.textContent = `The demo could not start. ${error instanceof Error ? error.message : String(error)}`;
  place?.replaceChildren(message);
  reportError(error);
});
