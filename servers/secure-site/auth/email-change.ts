/** Moving an account to another email: a code to the old address, then one to the new. */
import { newAddressCode, oldAddressCode } from '../mail/letters.js';
import type { SendMail } from '../mail/post-office.js';
import type { Account, AccountBook } from './account-book.js';
import { type Code, createCode } from './codes.js';
import { Refusal } from './refusal.js';

export interface EmailChange {
  begin(account: Account, email: string): Promise<void>;
  enterOldCode(account: Account, tried: string): Promise<void>;
  /** The address it is now. */
  enterNewCode(account: Account, tried: string, browser: string): string;
}

interface Change {
  readonly email: string;
  readonly old: Code;
  fresh?: Code;
}

export interface EmailChangeParts {
  readonly book: AccountBook;
  readonly send: SendMail;
  /** Throws when the address has had enough mails. */
  readonly allowMail: (address: string) => void;
  readonly now: () => number;
}

export function emailChange({ book, send, allowMail, now }: EmailChangeParts): EmailChange {
  /** One for an account: the next replaces it. */
  const changes = new Map<string, Change>();

  const find = ({ id }: Account): Change => {
    const found = changes.get(id);
    if (!found) throw new Refusal('Enter the new address first');
    return found;
  };
  const check = (code: Code, tried: string) => {
    const problem = code.check(tried);
    if (problem) throw new Refusal(problem);
  };

  return {
    async begin(account, email) {
      if (account.by !== 'email' || account.email === undefined)
        throw new Refusal('You log in with another service: the address is changed there');
      if (account.email.toLowerCase() === email.toLowerCase()) throw new Refusal('This is your address already');
      allowMail(account.email);
      const old = createCode(now);
      changes.set(account.id, { email, old });
      await send(oldAddressCode(account.email, old.digits, email));
    },
    async enterOldCode(account, tried) {
      const change = find(account);
      check(change.old, tried);
      allowMail(change.email);
      change.fresh = createCode(now);
      await send(newAddressCode(change.email, change.fresh.digits));
    },
    enterNewCode(account, tried, browser) {
      const { fresh, email } = find(account);
      if (!fresh) throw new Refusal('Enter the code sent to the old address first');
      check(fresh, tried);
      changes.delete(account.id);
      // Sent only to the owner of the address.
      if (book.ofEmail(email)) throw new Refusal('This address has an account of its own');
      book.moveEmail(account, email);
      book.admitBrowser(email, browser);
      return email;
    },
  };
}
