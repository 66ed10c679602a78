/** Login by email: a browser that is new has to be approved by a link first, then every login needs a code. */
import { deviceLink, loginCode } from '../mail/letters.js';
import type { SendMail } from '../mail/post-office.js';
import type { AccountBook, Session } from './account-book.js';
import { type Code, createCode, LIFETIME_MS } from './codes.js';
import { Refusal } from './refusal.js';
import { fingerprint, secretText } from './secret-text.js';

export interface EmailLogin {
  /** `flow` is known only to the requesting browser, and is required for all further steps. */
  begin(email: string, browser: string): Promise<{ flow: string; action: 'VERIFY_DEVICE' | 'VERIFY_OTP' }>;
  /** Waits a while for the link to be opened; `false` says to ask again. */
  deviceApproved(flow: string): Promise<boolean>;
  enterCode(flow: string, tried: string): Session;
  /** Whom a link would let in. */
  linked(link: string): { readonly email: string; readonly approved: boolean } | undefined;
  approve(link: string): Promise<void>;
}

export interface EmailLoginParts {
  readonly book: AccountBook;
  readonly send: SendMail;
  /** Throws when the address has had enough mails. */
  readonly allowMail: (address: string) => void;
  readonly now: () => number;
  /** The address that a link leads to. */
  readonly linkUrl: (link: string) => string;
  /** Whether a new browser has to be approved. Default: it has. */
  readonly verifiesNewBrowsers?: () => boolean;
  /** How long one question for an approval is kept open. */
  readonly pollMs?: number;
}

interface Flow {
  readonly email: string;
  readonly browser: string;
  readonly until: number;
  link?: string;
  approved: boolean;
  waiting: Set<() => void>;
  code?: Code;
}

/** More than this are being logged in at once: the oldest give way. */
const MOST = 5_000;

export function emailLogin(parts: EmailLoginParts): EmailLogin {
  const { book, send, allowMail, now, linkUrl, verifiesNewBrowsers = () => true, pollMs = 20_000 } = parts;
  const flows = new Map<string, Flow>();

  const find = (flow: string): Flow => {
    const found = flows.get(fingerprint(flow));
    if (!found || now() >= found.until) throw new Refusal('This login has expired. Start again', 410);
    return found;
  };
  const byLink = (link: string): Flow | undefined => {
    const hash = fingerprint(link);
    return [...flows.values()].find((each) => each.link === hash && now() < each.until);
  };
  const sendCode = async (flow: Flow) => {
    allowMail(flow.email);
    flow.code = createCode(now);
    await send(loginCode(flow.email, flow.code.digits));
  };

  return {
    async begin(email, browser) {
      const flow = secretText();
      const entry: Flow = { email, browser, until: now() + LIFETIME_MS, approved: false, waiting: new Set() };
      for (const [key, { until }] of flows) if (now() >= until || flows.size >= MOST) flows.delete(key);
      flows.set(fingerprint(flow), entry);
      if (book.knowsBrowser(email, browser) || !verifiesNewBrowsers()) {
        entry.approved = true;
        await sendCode(entry);
        return { flow, action: 'VERIFY_OTP' };
      }
      allowMail(email);
      const link = secretText();
      entry.link = fingerprint(link);
      await send(deviceLink(email, linkUrl(link)));
      return { flow, action: 'VERIFY_DEVICE' };
    },
    async deviceApproved(flow) {
      const entry = find(flow);
      if (entry.approved) return true;
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(limit);
          entry.waiting.delete(done);
          resolve();
        };
        const limit = setTimeout(done, pollMs).unref();
        entry.waiting.add(done);
      });
      return entry.approved;
    },
    enterCode(flow, tried) {
      const entry = find(flow);
      if (!entry.code) throw new Refusal('Register this device first: open the link that was mailed');
      const problem = entry.code.check(tried);
      if (problem) throw new Refusal(problem);
      flows.delete(fingerprint(flow));
      const account = book.account(`email:${entry.email.toLowerCase()}`, 'email');
      account.email ??= entry.email;
      return book.open(account);
    },
    linked: (link) => byLink(link),
    async approve(link) {
      const entry = byLink(link);
      if (!entry) throw new Refusal('This link has expired. Start the login again', 410);
      if (entry.approved) return;
      await sendCode(entry);
      entry.approved = true;
      book.admitBrowser(entry.email, entry.browser);
      for (const done of entry.waiting) done();
    },
  };
}
