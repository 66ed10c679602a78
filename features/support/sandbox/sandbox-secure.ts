/** The embedded wallet of a page in Node, and its visitor's mailbox, social accounts and wallet screen. */

import type { Modal } from '../../../application/modal/modal.js';
import type { EmbeddedHandle } from '../../../application/ports/embedded.js';
import { Failure } from '../../../domain/failure/failure.js';
import { formatAmount, parseAmount } from '../../../domain/money/amount.js';
import type { Namespace } from '../../../domain/network/caip.js';
import { embeddedConnector } from '../../../infrastructure/connectors/embedded/connector.js';
import { embeddedWallet } from '../../../infrastructure/connectors/embedded/index.js';
import { solanaWords } from '../../../infrastructure/connectors/embedded/solana-words.js';
import type { SecureSite } from '../../../sandbox/secure-site/secure-site.js';
import type { ApprovalWords } from '../../../servers/secure-site/frame/approval/approval-words.js';
import type { Shown } from '../../../servers/secure-site/frame/approval/approvals.js';
import { consentsOf } from '../../../servers/secure-site/frame/approval/consents-of.js';
import { memoryStore } from '../../../servers/secure-site/frame/key-value-store.js';
import { fetchFrom } from '../page/fetch-from.js';
import { nodeFrame } from '../page/node-frame.js';
import { type NodeWindow, nodeWindow } from '../page/node-window.js';
import type { VisitorAccounts } from '../world/driver.js';
import { waitUntil } from '../world/wait-until.js';
import { mailsAt } from './mails-at.js';

export interface SandboxSecure {
  /** For one page. All pages of the visitor share what the secure site stores in their browser. */
  handle(namespaces: readonly [Namespace, ...Namespace[]]): EmbeddedHandle;
  /** From now on, whether the browser allows new windows. */
  letOpen(windows: boolean): void;
  readonly visitorAccounts: Omit<VisitorAccounts, 'pay' | 'payAtExchange'>;
}

/** The page's origin for the secure site: on localhost, as it requires. */
const APP = 'http://localhost';

/** `modal`: of the page that the visitor is on. */
export function sandboxSecure(site: SecureSite, modal: () => Modal | undefined): SandboxSecure {
  const store = memoryStore();
  const mails = mailsAt(site.mailbox, waitUntil);
  let shown: Shown | undefined;
  let popup: NodeWindow | undefined;
  let windows = true;

  let said: readonly string[] = [];
  const note = (message: string) => {
    said = [...said.slice(-11), message];
  };
  let ticked: readonly string[] = [];
  const show = (next: Shown | undefined) => {
    if (next?.words !== shown?.words) ticked = [];
    shown = next;
  };
  const openWindow = (): NodeWindow => {
    if (!windows) throw new Failure('popup-blocked', 'Could not open social popup');
    popup = nodeWindow(site.origin);
    return popup;
  };
  const window = async (): Promise<NodeWindow> => {
    await waitUntil(() => popup !== undefined);
    if (!popup) throw new Error('No window has been opened.');
    return popup;
  };
  /** Opens the link of one of the site's pages, and sends the form there. */
  const answerForm = async (link: string, answers: Readonly<Record<string, string>>): Promise<void> => {
    const url = new URL(link);
    const found = await fetch(url);
    if (!found.ok) throw new Error(`${url.pathname} answered ${found.status}.`);
    const form = new URLSearchParams({ ...Object.fromEntries(url.searchParams), ...answers });
    const sent = await fetchFrom(url.origin)(`${url.origin}${url.pathname}`, { method: 'POST', body: form });
    if (!sent.ok) throw new Error(`${url.pathname} answered ${sent.status}.`);
  };

  return {
    handle(namespaces) {
      const handle = embeddedWallet({ url: site.url, namespaces });
      popup = undefined;
      const { id, wallets, frameUrl } = handle;
      return {
        ...handle,
        load: (context) =>
          Promise.resolve(
            embeddedConnector({
              ...context,
              ...{ id, wallets, frameUrl, version: '4', logLevel: 'error', limits: undefined },
              namespaces,
              words: { solana: solanaWords },
              frameOf: (url) => nodeFrame(url, { store, app: APP, show, note }),
              openWindow,
            }),
          ),
      };
    },
    letOpen(value) {
      windows = value;
    },
    visitorAccounts: {
      mails: mails.count,
      codeFor: mails.codeFor,
      openLink: async (address) => answerForm(await mails.linkFor(address), {}),
      async agree() {
        const login = modal()?.getState().login.attempt;
        const link = login?.way === 'social' ? login.url : undefined;
        if (link === undefined) await (await window()).agree('mira');
        else await answerForm(link, { name: 'mira', answer: 'yes' });
      },
      async closeWindow() {
        (await window()).dismiss();
      },
      logOut: () => Promise.reject(new Error('This wallet does not log out by itself.')),
      forgetLogin: () => Promise.reject(new Error('This wallet does not forget logins by itself.')),
      walletRequests: (button) => Promise.resolve(shown?.words.yes === button),
      walletSays: (words) => Promise.resolve(linesOf(shown?.words).some((line) => line.includes(words))),
      async tickWallet(label) {
        await waitUntil(() => shown !== undefined);
        if (!shown || !consentsOf(shown.words).includes(label)) throw new Error(`There is no box "${label}".`);
        ticked = [...ticked, label];
      },
      async capWallet(amount) {
        await waitUntil(() => shown !== undefined);
        const [cap] = shown?.words.caps ?? [];
        if (!shown || !cap) throw new Error('The wallet offers no spending cap.');
        await shown.setCap(cap.at, parseAmount(amount, cap.decimals));
      },
      walletHolds: () => Promise.reject(new Error('There is no keyboard focus here.')),
      async answerWallet(button) {
        await waitUntil(() => shown !== undefined);
        if (!shown) throw new Error(`The wallet asks for nothing. Last messages: ${said.join('; ')}`);
        const no = shown.words.no ?? 'Decline';
        if (button !== no && button !== shown.words.yes)
          throw new Error(`There is no ${button}: ${JSON.stringify(shown.words)}`);
        const yes = button !== no && shown.words.refused !== true;
        if (yes && !consentsOf(shown.words).every((label) => ticked.includes(label)))
          throw new Error(`${button} cannot be pressed before the consents are ticked.`);
        shown.answer(button !== no);
      },
    },
  };
}

/** The lines of the screen. */
function linesOf(words: ApprovalWords | undefined): readonly string[] {
  if (!words) return [];
  const { title, lead = '', text = '', blind = '', warnings = [], facts, changes, caps = [] } = words;
  const capped = caps.flatMap(({ symbol, decimals, exact }) => [
    'Spending cap',
    exact ? `Use exact amount: ${formatAmount(exact.amount, decimals)} ${symbol}` : '',
  ]);
  const changed = (changes?.lines ?? []).flatMap(({ label, amount, spender = '' }) => [label, amount, spender]);
  const estimate = changes?.note ?? '';
  return [
    ...[title, lead, text, blind, ...warnings, ...consentsOf(words)],
    ...[...capped, ...changed, estimate, ...facts.flat()],
  ];
}
