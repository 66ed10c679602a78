/** Logging in with a wallet inside the modal, and the account that lives there. */
import { loginWays } from '../../../application/login/login-ways.js';
import type { AskedMail } from '../../../application/login/state.js';
import { currentRoute } from '../../../application/router.js';
import { emailWait, mayBeEmail } from '../../../domain/email.js';
import type { Failure } from '../../../domain/failure.js';
import type { SocialProvider } from '../../../domain/features.js';
import { socialRows } from '../../../domain/social-rows.js';
import { en } from '../../../ui-react/text/en.js';
import { isSpent, loginProblem } from '../../../ui-react/views/login/login-problem.js';
import { type Action, action, type Screen, type Seen } from './screen.js';

const NOTHING: Screen = { texts: [], actions: [] };

/** A wait that is over is no problem any more. */
function problem(failure: Failure | undefined, now: number): readonly string[] {
  if (failure?.code !== 'too-soon') return failure ? [loginProblem(failure, en.loginWays)] : [];
  const wait = waitFor(failure, now);
  return wait > 0 ? [loginProblem(failure, en.loginWays, wait)] : [];
}

function waitFor(failure: Failure | undefined, now: number): number {
  return failure?.code === 'too-soon' ? emailWait(Number(failure.data.since), now) : 0;
}

/** What of Connect is there besides wallets, by way. */
export function loginBlocks(seen: Seen): { readonly email: Screen; readonly social: Screen } {
  const { state, modal, typed, now } = seen;
  const { email, socials } = loginWays(state);
  const { attempt, mail } = state.login;
  const asked = attempt?.way === 'email' && attempt.step === 'email' ? attempt : undefined;
  const address = typed('email') || (mail?.login?.email ?? '');
  const failure = asked?.email === address.trim() ? asked.failure : undefined;
  return {
    email: email
      ? {
          texts: [en.loginWays.email, ...problem(failure, now)],
          actions: [
            ...(mayBeEmail(address)
              ? [
                  action(
                    en.loginWays.withEmail,
                    () => void modal.logInByEmail(address),
                    !asked?.busy && waitFor(failure, now) === 0,
                  ),
                ]
              : []),
            ...(mail?.login?.email === address.trim() && !asked?.busy ? [resumeAction(modal, mail.login)] : []),
          ],
        }
      : NOTHING,
    social: {
      texts: [],
      actions: socialRows(socials)
        .flat()
        .map((choice) =>
          choice === 'more'
            ? action(en.loginWays.more, () => void modal.push({ view: 'connect-socials' }))
            : socialAction(modal, choice),
        ),
    },
  };
}

function resumeAction(modal: Seen['modal'], { step }: NonNullable<AskedMail['login']>): Action {
  const { haveCode, haveLink } = en.loginWays;
  return action(step === 'code' ? haveCode : haveLink, () => void modal.resumeLogin());
}

function socialAction(modal: Seen['modal'], provider: SocialProvider): Action {
  return action(en.loginWays.withSocial(en.loginWays.provider[provider]), () => void modal.logInBySocial(provider));
}

export function socialsScreen({ state, modal }: Seen): Screen {
  return {
    texts: [],
    actions: loginWays(state).socials.map((provider) =>
      action(en.loginWays.provider[provider], () => void modal.logInBySocial(provider)),
    ),
  };
}

/** Again, when enough time has passed since the last mail. */
function again({ state, now }: Seen, label: string, waiting: (seconds: number) => string, act: () => void): Action {
  const wait = emailWait(state.login.mail?.at, now);
  const { attempt } = state.login;
  const sending = attempt?.way === 'email' && (attempt.busy === 'sending' || attempt.busy === 'checking');
  return wait > 0 ? action(waiting(wait), act, false) : action(label, act, !sending);
}

export function codeScreen(seen: Seen): Screen {
  const { state, modal } = seen;
  const { attempt } = state.login;
  if (attempt?.way !== 'email') return nothingBegun(seen);
  return {
    texts: [
      en.login.enterCode,
      en.login.sentTo(attempt.email),
      attempt.busy === 'checking'
        ? en.login.checking
        : attempt.busy
          ? en.loginWays.sending
          : attempt.failure && isSpent(attempt.failure)
            ? ''
            : en.login.lasts,
      ...problem(attempt.failure, seen.now),
    ],
    actions: [again(seen, en.login.resend, en.login.resendIn, () => void modal.resendCode())],
    onCode: (code) => void modal.enterCode(code),
  };
}

export function deviceScreen(seen: Seen): Screen {
  const { state, modal } = seen;
  const { attempt } = state.login;
  if (attempt?.way !== 'email') return nothingBegun(seen);
  return {
    texts: [
      en.login.approve,
      ...(attempt.failure ? problem(attempt.failure, seen.now) : [en.login.approveLead(attempt.email)]),
      en.login.linkLasts,
    ],
    actions: [
      ...(attempt.busy ? [] : [action(en.common.tryAgain, () => void modal.resumeLogin())]),
      again(seen, en.login.resendMail, en.login.resendIn, () => void modal.resendCode()),
    ],
  };
}

export function socialScreen(seen: Seen): Screen {
  const { state, modal, platform } = seen;
  const { login: text, loginWays } = en;
  const { attempt } = state.login;
  const route = currentRoute(state.router);
  const provider = route.view === 'connecting-social' ? route.provider : 'farcaster';
  const name = loginWays.provider[provider];
  if (attempt?.way !== 'social') return nothingBegun(seen);
  if (attempt.failure) {
    return {
      texts: [text.wentWrong, ...problem(attempt.failure, seen.now)],
      actions: [action(en.common.tryAgain, () => void modal.logInBySocial(provider))],
    };
  }
  if (attempt.step === 'user') return { texts: [text.logInWith(name), text.retrieving], actions: [] };
  if (provider !== 'farcaster') return { texts: [text.logInWith(name), text.inWindow], actions: [] };
  const there = attempt.url !== undefined;
  return {
    texts: platform.mobile ? [text.continueIn(name), text.continueInLead] : [text.scan(name)],
    actions: [
      ...(platform.mobile ? [action(text.open(name), () => undefined, there)] : []),
      action(text.copyLink, () => void modal.copyPairing(), there),
    ],
  };
}

export function newEmailScreen(seen: Seen): Screen {
  const { state, modal, typed } = seen;
  const { user, emailChange } = state.login;
  if (!user) return nothingBegun(seen);
  const email = typed('new email') || (user.email ?? '');
  const asked = emailChange?.step === 'email' && emailChange.email === email.trim() ? emailChange : undefined;
  const other = mayBeEmail(email) && email.trim() !== user.email;
  return {
    texts: [en.login.newEmailLead, ...problem(asked?.failure, seen.now)],
    actions: [action(en.login.save, () => void modal.changeEmail(email), other && !asked?.busy)],
  };
}

export function changeCodeScreen(seen: Seen): Screen {
  const { state, modal } = seen;
  const { user, emailChange } = state.login;
  if (!emailChange) return nothingBegun(seen);
  const old = emailChange.step === 'old';
  return {
    texts: [
      old ? en.login.currentEmail : en.login.confirmNewEmail,
      en.login.sentTo((old ? user?.email : emailChange.email) ?? ''),
      ...problem(emailChange.failure, seen.now),
      en.login.somethingWrong,
    ],
    actions: [again(seen, en.login.startOver, en.login.startOverIn, () => void modal.back())],
    onCode: (code) => void modal.enterEmailCode(code),
  };
}

export function upgradeScreen(): Screen {
  return { texts: [en.login.upgrade, en.login.upgradeLead], actions: [] };
}

function nothingBegun({ modal }: Seen): Screen {
  return {
    texts: [en.login.nothingBegun, en.login.nothingBegunLead],
    actions: [action(en.login.begin, () => void modal.reset({ view: 'connect' }))],
  };
}
