/** Changing the email: the visitor consents in the frame, then enters a code from each address. */
import type { AskVisitor } from './approval/approval-words.js';
import { translatable } from './approval/translatable.js';
import type { AskAuth } from './auth-client.js';
import { changeEmailWords, emailLaterWords } from './consent/consent-words.js';
import type { Answers } from './frame-site.js';
import type { Present } from './present.js';

export interface EmailParts {
  readonly ask: AskAuth;
  readonly askOwn: AskVisitor | undefined;
  readonly here: () => Promise<Present>;
  readonly browser: () => Promise<string>;
  /** Ends when the page cancels. */
  readonly requests: () => AbortSignal;
  readonly changed: (before: Present, email: string) => void;
}

type Email = 'UPDATE_EMAIL' | 'UPDATE_EMAIL_PRIMARY_OTP' | 'UPDATE_EMAIL_SECONDARY_OTP';

export function emailAnswers({ ask, askOwn, here, browser, requests, changed }: EmailParts): Pick<Answers, Email> {
  /** The page has no words for this: it keeps the current address, and the wallet itself tells the visitor. Nothing waits for that. */
  const tellLater = (from: number): void => {
    askOwn?.(
      translatable(() => emailLaterWords(from)),
      requests(),
    ).catch(() => undefined);
  };

  return {
    async UPDATE_EMAIL({ email }, signal) {
      const { token, change, email: now } = await here();
      await askOwn?.(
        translatable(() => changeEmailWords(now, email)),
        AbortSignal.any([signal, requests()]),
      );
      await ask('change-email', { token, email, change }, signal);
      return { action: 'VERIFY_PRIMARY_OTP' };
    },
    async UPDATE_EMAIL_PRIMARY_OTP({ otp }, signal) {
      const { token } = await here();
      await ask('change-old', { token, code: otp }, signal);
      return undefined;
    },
    async UPDATE_EMAIL_SECONDARY_OTP({ otp }, signal) {
      const who = await here();
      const { email, from } = await ask(
        'change-new',
        { token: who.token, code: otp, browser: await browser() },
        signal,
      );
      if (from === undefined) changed(who, email);
      else tellLater(from);
      return { newEmail: email };
    },
  };
}
