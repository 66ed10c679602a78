/** Login by email: a new browser first has to be approved by a link; then every login needs a code. */
import { deviceLink, loginCode } from '../mail/mail-templates.js';
import type { SendMail } from '../mail/smtp-sender.js';
import { type AccountBook, type Device, emailKey, type Session, type ThisDevice } from './account-book.js';
import { createCode, tryCode } from './codes.js';
import { LOST_MS, loginExpired } from './flows/ended-once.js';
import type { FlowKinds } from './flows/flow-kind.js';
import { DEVICE_LINK, EMAIL_FLOW, type EmailFlow } from './flows/schema.js';
import type { AllowMail, UnknownRequester } from './limits/mail-limit.js';
import { Refusal } from './refusal.js';
import { fingerprint, secretText } from './secret-text.js';

export interface EmailLogin {
  /**
   * `from`: the requester, unless the browser is approved. `flow` is only known to the requesting browser, and is
   * required for all further steps.
   */
  begin(
    email: string,
    browser: string,
    from?: UnknownRequester,
  ): Promise<{ flow: string; action: 'VERIFY_DEVICE' | 'VERIFY_OTP' }>;
  /** Waits a while for the link to be opened; `false`: ask again. */
  deviceApproved(flow: string): Promise<boolean>;
  enterCode(flow: string, tried: string, device: ThisDevice): Promise<Session>;
  /** The login that a link approves. */
  linked(link: string): Promise<{ readonly email: string; readonly approved: boolean } | undefined>;
  approve(link: string): Promise<void>;
}

export interface EmailLoginParts {
  readonly book: AccountBook;
  readonly flows: FlowKinds;
  readonly send: SendMail;
  readonly allowMail: AllowMail;
  readonly now: () => number;
  /** The target URL of a link. */
  readonly linkUrl: (link: string) => string;
  /** Whether a new browser has to be approved. Default: true. */
  readonly verifiesNewBrowsers?: () => boolean;
  /** How long one request for an approval is kept open. */
  readonly pollMs?: number;
}

export function emailLogin(parts: EmailLoginParts): EmailLogin {
  const { book, send, allowMail, now, linkUrl, verifiesNewBrowsers = () => true, pollMs = 20_000 } = parts;
  const flows = parts.flows(EMAIL_FLOW);
  const links = parts.flows(DEVICE_LINK);

  /**
   * Whether this attempt may be repeated because its answer was lost: the browser that has entered the code gets the same session again.
   */
  const isLost = ({ code, opened }: EmailFlow, { key }: Device, tried: string): boolean =>
    opened?.key === key &&
    now() - opened.at < LOST_MS &&
    code !== undefined &&
    tryCode({ ...code, used: false, tries: 0 }, tried, now()).problem === undefined;

  const byLink = async (link: string) => {
    const found = await links.find(fingerprint(link));
    const flow = found && (await flows.find(found.flow));
    return flow && { ...flow, handle: found.flow };
  };

  return {
    async begin(email, browser, from = { block: undefined }) {
      const flow = secretText();
      const handle = fingerprint(flow);
      const isKnown = await book.knowsBrowser(email, browser);
      // Requests by strangers do not lock out users who have logged in here before.
      await allowMail(email, isKnown ? { owner: fingerprint(browser) } : from);
      if (isKnown || !verifiesNewBrowsers()) {
        const code = createCode(now());
        await flows.begin(handle, { email, browser, approved: true, code });
        await send(loginCode(email, code.digits));
        return { flow, action: 'VERIFY_OTP' };
      }
      const link = secretText();
      await flows.begin(handle, { email, browser, approved: false });
      await links.begin(fingerprint(link), { flow: handle });
      await send(deviceLink(email, linkUrl(link)));
      return { flow, action: 'VERIFY_DEVICE' };
    },
    async deviceApproved(flow) {
      const found = await flows.until(fingerprint(flow), ({ approved }) => approved, pollMs);
      if (!found) throw loginExpired();
      return found.approved;
    },
    async enterCode(flow, tried, device) {
      const handle = fingerprint(flow);
      let problem: string | undefined;
      if (!(await flows.find(handle))) throw loginExpired();
      const thisDevice = await device();
      // Each attempt is counted before it is checked, so that two simultaneous attempts count as two.
      const entry = await flows.change(handle, (each): EmailFlow => {
        if (!each.code) throw new Refusal('Register this device first: open the link in the email');
        problem = undefined;
        if (isLost(each, thisDevice, tried)) return each;
        const outcome = tryCode(each.code, tried, now());
        problem = outcome.problem;
        const opened = { key: thisDevice.key, session: secretText(), at: now() };
        return { ...each, code: outcome.code, ...(problem === undefined && { opened }) };
      });
      if (!entry) throw loginExpired();
      if (problem !== undefined) throw new Refusal(problem);
      // Each login extends the approval.
      if (await book.knowsBrowser(entry.email, entry.browser)) await book.admitBrowser(entry.email, entry.browser);
      const account = await book.account(emailKey(entry.email), 'email', entry.email);
      const { opened } = entry;
      // Its owner may have ended it since.
      const session = opened?.done
        ? await book.openAgain(account, thisDevice, opened.session)
        : await book.open(account, thisDevice, opened?.session);
      if (!session) throw loginExpired();
      if (opened && !opened.done)
        await flows.change(handle, (each) => ({ ...each, opened: { ...opened, done: true } })).catch(() => undefined);
      return session;
    },
    linked: byLink,
    async approve(link) {
      const found = await byLink(link);
      if (!found) throw new Refusal('This link has expired. Start the login again', 410);
      if (found.approved) return;
      await allowMail(found.email, { owner: found.handle });
      // Requested again, because an email was lost or two requests were sent at once: the same code.
      const entry = await flows.change(found.handle, (each) => ({ ...each, code: each.code ?? createCode(now()) }));
      if (!entry?.code) throw new Refusal('This link has expired. Start the login again', 410);
      await send(loginCode(entry.email, entry.code.digits));
      await book.admitBrowser(entry.email, entry.browser);
      await flows.change(found.handle, (each) => ({ ...each, approved: true }));
    },
  };
}
