/** Whether the page that shows the frame may know the user: the visitor consents once, and the account stores it. */
import type { AskVisitor } from '../approval/approval-words.js';
import { translatable } from '../approval/translatable.js';
import type { AskAuth } from '../auth-client.js';
import { CodedError } from '../coded-error.js';
import { frameText } from '../frame-text.js';
import type { Present } from '../present.js';
import { shareWords } from './consent-words.js';

export interface DappConsent {
  /** Without a prompt. */
  has(present: Present): Promise<boolean>;
  /** Asks the visitor unless they have consented before. Rejects if they decline. */
  obtain(present: Present, signal: AbortSignal): Promise<void>;
  /** The visitor has withdrawn consent: what was cached is no longer valid. */
  withdrawn(): void;
}

export interface DappConsentParts {
  readonly ask: AskAuth;
  /** The origin of the page. */
  readonly app: () => string;
  /** Absent: every page that may embed the frame may know. */
  readonly askOwn: AskVisitor | undefined;
}

export function dappConsent({ ask, app, askOwn }: DappConsentParts): DappConsent {
  /** The session in which consent was given. */
  let given: string | undefined;
  let asking: { readonly token: string; readonly end: Promise<void> } | undefined;

  const has = async ({ token }: Present): Promise<boolean> => {
    if (!askOwn || given === token) return true;
    const { apps } = await ask('consents', { token });
    if (apps.every(({ origin }) => origin !== app())) return false;
    given = token;
    return true;
  };
  const question = async (present: Present, signal: AbortSignal): Promise<void> => {
    const { token } = present;
    if (!askOwn || (await has(present))) return;
    await askOwn(
      translatable(() => shareWords(present)),
      signal,
    ).catch((error: unknown) => {
      throw error instanceof CodedError ? new CodedError(error.code, frameText().problems.declinedToShare) : error;
    });
    await ask('consent', { token, origin: app() }, signal);
    given = token;
  };
  return {
    has,
    withdrawn() {
      given = undefined;
    },
    obtain(present, signal) {
      if (asking?.token === present.token) return asking.end;
      const mine = { token: present.token, end: question(present, signal) };
      asking = mine;
      const over = (): void => {
        if (asking === mine) asking = undefined;
      };
      mine.end.then(over, over);
      return mine.end;
    },
  };
}
