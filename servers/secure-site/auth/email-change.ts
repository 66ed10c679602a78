/** Moving an account to another email: a code to the old address, then one to the new. */
import { newAddressCode, oldAddressCode } from '../mail/letters.js';
import type { SendMail } from '../mail/post-office.js';
import type { AccountBook, Session } from './account-book.js';
import { createCode, tryCode } from './codes.js';
import type { FlowKinds } from './flows/flow-kind.js';
import { type EmailChangeFlow as Change, type Code, EMAIL_CHANGE } from './flows/schema.js';
import type { AllowMail } from './mail-limit.js';
import { Refusal } from './refusal.js';
import { fingerprint, secretText } from './secret-text.js';

export interface EmailChange {
  begin(session: Session, email: string): Promise<void>;
  enterOldCode(session: Session, tried: string): Promise<void>;
  /** The address it is now. */
  enterNewCode(session: Session, tried: string, browser: string): Promise<string>;
}

export interface EmailChangeParts {
  readonly book: AccountBook;
  readonly flows: FlowKinds;
  readonly send: SendMail;
  readonly allowMail: AllowMail;
  readonly now: () => number;
}

export function emailChange({ book, flows, send, allowMail, now }: EmailChangeParts): EmailChange {
  /** One for an account: the next replaces it. */
  const changes = flows(EMAIL_CHANGE);

  /** Counts the try, and throws where it was not right. */
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
        throw new Refusal('You log in with another service: the address is changed there');
      if (account.email.toLowerCase() === email.toLowerCase()) throw new Refusal('This is your address already');
      await allowMail(account.email);
      const old = createCode(now());
      await changes.begin(account.id, { email, old });
      await send(oldAddressCode(account.email, old.digits, email));
    },
    async enterOldCode({ account: { id } }, tried) {
      const { email } = await check(
        id,
        tried,
        ({ old }) => old,
        (old) => ({ old }),
      );
      await allowMail(email);
      const fresh = createCode(now());
      await changes.change(id, (each) => ({ ...each, fresh }));
      await send(newAddressCode(email, fresh.digits));
    },
    async enterNewCode({ account: { id }, id: session }, tried, browser) {
      const freshOf = ({ fresh }: Change) => {
        if (!fresh) throw new Refusal('Enter the code sent to the old address first');
        return fresh;
      };
      const { email } = await check(id, tried, freshOf, (fresh) => ({ fresh }));
      // Sent only to the owner of the address.
      const taken = () => new Refusal('This address has an account of its own');
      if (await book.ofEmail(email)) {
        await changes.take(id);
        throw taken();
      }
      await book.store.planEmailMove({ account: id, email, session, cancel: fingerprint(secretText()) }, 0);
      const settled = (await book.settleMoves()).find(({ account }) => account === id);
      await changes.take(id);
      if (settled?.moved === false) throw taken();
      await book.admitBrowser(email, browser);
      return email;
    },
  };
}
