/**
 * Moves an account to another email: a code to the old address, then one to the new. With a delay, the old address is
 * notified with a link that stops the move; without one, after the move.
 */
import { addressChanged, addressChanges, newAddressCode, oldAddressCode } from '../mail/mail-templates.js';
import type { SendMail } from '../mail/smtp-sender.js';
import type { AccountBook, Session } from './account-book.js';
import { createCode, tryCode } from './codes.js';
import type { FlowKinds } from './flows/flow-kind.js';
import { type EmailChangeFlow as Change, type Code, EMAIL_CHANGE } from './flows/schema.js';
import type { AllowMail } from './limits/mail-limit.js';
import { Refusal } from './refusal.js';
import { fingerprint, secretText } from './secret-text.js';

export interface EmailChange {
  begin(session: Session, email: string): Promise<void>;
  enterOldCode(session: Session, tried: string): Promise<void>;
  /** The current address; `from`: when the new one takes effect, if it has not yet. */
  enterNewCode(session: Session, tried: string, browser: string): Promise<ChangedEmail>;
  /** By the link in the notice. False if there is nothing left to stop. */
  cancel(link: string): Promise<boolean>;
}

export interface ChangedEmail {
  readonly email: string;
  readonly from?: number;
}

export interface EmailChangeParts {
  readonly book: AccountBook;
  readonly flows: FlowKinds;
  readonly send: SendMail;
  readonly allowMail: AllowMail;
  readonly now: () => number;
  /** The time between the second code and the change. Default 0; a site with real money should use a day. */
  readonly delayMs?: number | undefined;
  /** The URL that stops a change. */
  readonly cancelUrl: (link: string) => string;
}

export function emailChange(parts: EmailChangeParts): EmailChange {
  const { book, send, allowMail, now, delayMs = 0, cancelUrl } = parts;
  /** One per account: the next one replaces it. */
  const changes = parts.flows(EMAIL_CHANGE);

  /** Counts the attempt, and throws if the code is wrong. */
  const check = async (
    id: string,
    tried: string,
    which: (change: Change) => Code,
    next: (code: Code) => Partial<Change>,
  ) => {
    let problem: string | undefined;
    const change = await changes.change(id, (each) => {
      const outcome = tryCode(which(each), tried, now());
      problem = outcome.problem;
      return { ...each, ...next(outcome.code) };
    });
    if (!change) throw new Refusal('Enter the new address first');
    if (problem !== undefined) throw new Refusal(problem);
    return change;
  };

  return {
    async begin({ account }, email) {
      if (account.by !== 'email' || account.email === undefined)
        throw new Refusal('You log in with another service: change the address there');
      if (account.email.toLowerCase() === email.toLowerCase()) throw new Refusal('This is already your address');
      await allowMail(account.email, { owner: account.id });
      const old = createCode(now());
      await changes.begin(account.id, { email, old });
      await send(oldAddressCode(account.email, old.digits, email));
    },
    async enterOldCode({ account: { id } }, tried) {
      const oldOf = ({ old }: Change) => old;
      const { email } = await check(id, tried, oldOf, (old) => ({ old }));
      await allowMail(email, { moves: true });
      const fresh = createCode(now());
      const change = await changes.change(id, (each) => {
        // Another address was entered meanwhile: this code would prove nothing about it.
        if (each.email !== email) throw new Refusal('Enter the code sent to the old address first');
        return { ...each, fresh };
      });
      if (!change) throw new Refusal('Enter the new address first');
      await send(newAddressCode(email, fresh.digits));
    },
    async enterNewCode({ account, id: session }, tried, browser) {
      const freshOf = ({ fresh }: Change) => {
        if (!fresh) throw new Refusal('Enter the code sent to the old address first');
        return fresh;
      };
      const { id } = account;
      const { email } = await check(id, tried, freshOf, (fresh) => ({ fresh }));
      // Sent only to the owner of the address.
      const taken = () => new Refusal('This address already has its own account');
      if (await book.ofEmail(email)) {
        await changes.take(id);
        throw taken();
      }
      const link = secretText();
      const old = account.email ?? '';
      // Sent before the change is stored: nothing changes without notifying the old address.
      if (delayMs > 0) await send(addressChanges(old, email, Math.ceil(delayMs / 3_600_000), cancelUrl(link)));
      await book.store.planEmailMove({ account: id, email, session, cancel: fingerprint(link) }, delayMs);
      await changes.take(id);
      await book.admitBrowser(email, browser);
      await book.store.note({ account: id, what: 'email-change-agreed' });
      if (delayMs > 0) return { email: old, from: now() + delayMs };
      await book.settleMoves();
      // Another process may have carried it out.
      if ((await book.ofEmail(email))?.id !== id) throw taken();
      // The change has happened, even if the notice cannot be sent.
      if (account.email !== undefined) await send(addressChanged(account.email, email)).catch(() => undefined);
      return { email };
    },
    async cancel(link) {
      const stopped = await book.store.cancelEmailMove(fingerprint(link));
      if (stopped) await book.store.note({ account: stopped.account, what: 'email-change-stopped' });
      return stopped !== undefined;
    },
  };
}
