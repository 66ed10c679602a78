/** Logging in with an embedded wallet. */
import type { Route } from '../../../../application/shell/router.js';
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';

const EMAIL = 'mira.lindqvist@saltmarsh.example';
export const WITH_LOGIN = { page: 'stand-ins', query: { login: 'code', bare: '1', wallets: 'none' } } as const;

async function opened({ page, sees }: Visitor, text: string | RegExp = /^Continue with Google/): Promise<void> {
  await page.locator('button').first().click();
  await sees(text);
}

async function typed(visitor: Visitor, email = EMAIL): Promise<void> {
  await opened(visitor);
  await visitor.modal.getByTestId('wui-email-input').fill(email);
}

async function sent(visitor: Visitor, text: string | RegExp): Promise<void> {
  await typed(visitor);
  await visitor.press('Continue with email');
  await visitor.sees(text);
}

const enter = ({ modal }: Visitor, code: string) => modal.getByTestId('wui-otp-input').fill(code);
/** By then another mail may be requested, and the picture no longer depends on the machine's speed. */
const rested = ({ modal }: Visitor, label: string) =>
  modal.getByRole('button', { name: label, exact: true }).waitFor({ timeout: 40_000 });

export const at = ({ page }: Visitor, route: Route) =>
  page.evaluate((where) => void window.standInModal?.open({ route: where }), route);
const codeOf = ({ page }: Visitor) => page.evaluate(() => window.standInLogin?.mails.at(-1)?.code ?? '');

/** Without the code field, which is shown elsewhere. */
export async function loggedIn(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => window.standInLogin?.answerEmail('open'));
  await typed(visitor);
  await visitor.press('Continue with email');
  await visitor.modal.waitFor({ state: 'detached' });
}

async function changing(visitor: Visitor): Promise<void> {
  await loggedIn(visitor);
  await at(visitor, { view: 'account-settings' });
  await visitor.press(/^mira.lindqvist/);
  await visitor.modal.getByTestId('wui-email-input').fill('mira@tidewater.example');
}

export const loginScreens: readonly Screen[] = [
  { name: 'login-connect', ...WITH_LOGIN, reach: opened },
  {
    name: 'login-connect-wallets-first',
    page: 'stand-ins',
    query: { login: 'code', pairing: 'offered' },
    reach: (visitor) => opened(visitor),
  },
  {
    name: 'login-connect-two-socials',
    page: 'stand-ins',
    query: { ...WITH_LOGIN.query, options: JSON.stringify({ features: { socials: ['github', 'apple'] } }) },
    reach: ({ page, modal }) =>
      page
        .locator('button')
        .first()
        .click()
        .then(() => modal.getByTestId('social-selector-apple').waitFor()),
  },
  {
    name: 'login-connect-again',
    ...WITH_LOGIN,
    // Back from the code, and requested again too soon; the seconds count down.
    async reach(visitor) {
      await sent(visitor, 'Enter the code');
      await visitor.press('Back');
      await visitor.sees('Enter code');
    },
  },
  {
    name: 'login-connect-interrupted',
    ...WITH_LOGIN,
    async reach(visitor) {
      await sent(visitor, 'Enter the code');
      await visitor.page.evaluate(() => window.standInLogin?.forget());
      await visitor.sees(/Login was interrupted/);
    },
  },
  {
    name: 'login-connect-collapsed',
    page: 'stand-ins',
    query: {
      login: 'code',
      options: JSON.stringify({
        features: { collapseWallets: true, legalCheckbox: true },
        termsConditionsUrl: 'https://slipway.example/terms',
      }),
    },
    reach: (visitor) => opened(visitor),
  },
  {
    name: 'login-connect-wallets',
    page: 'stand-ins',
    query: { login: 'code', options: JSON.stringify({ features: { collapseWallets: true } }) },
    async reach(visitor) {
      await opened(visitor);
      await visitor.press('Continue with a wallet');
      await visitor.sees('Harbor');
    },
  },
  { name: 'login-email-typed', ...WITH_LOGIN, reach: (visitor) => typed(visitor) },
  {
    name: 'login-email-invalid',
    ...WITH_LOGIN,
    async reach(visitor) {
      await typed(visitor, 'mira@saltmarsh');
      await visitor.press('Continue with email');
      await visitor.sees('Invalid email. Try again.');
    },
  },
  {
    name: 'login-email-sending',
    page: 'stand-ins',
    query: { login: 'never', bare: '1', wallets: 'none' },
    async reach(visitor) {
      await typed(visitor);
      await visitor.press('Continue with email');
      await visitor.modal.getByText('Sending email…').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'login-code',
    ...WITH_LOGIN,
    async reach(visitor) {
      await sent(visitor, 'Enter the code');
      await enter(visitor, '407');
      await rested(visitor, 'Resend code');
    },
  },
  {
    name: 'login-code-refused',
    ...WITH_LOGIN,
    async reach(visitor) {
      await sent(visitor, 'Enter the code');
      await enter(visitor, '000000');
      await visitor.sees('Incorrect code');
      await rested(visitor, 'Resend code');
    },
  },
  {
    name: 'login-device',
    page: 'stand-ins',
    query: { login: 'device', bare: '1', wallets: 'none' },
    reach: (visitor) => sent(visitor, 'Check your email'),
  },
  {
    name: 'login-device-late',
    page: 'stand-ins',
    query: { login: 'device', bare: '1', wallets: 'none' },
    async reach(visitor) {
      await sent(visitor, 'Check your email');
      await rested(visitor, 'Resend email');
    },
  },
  {
    name: 'login-socials',
    ...WITH_LOGIN,
    async reach(visitor) {
      await opened(visitor);
      await visitor.press('More ways to log in');
      await visitor.sees('Facebook');
    },
  },
  {
    name: 'login-social',
    ...WITH_LOGIN,
    async reach(visitor) {
      await opened(visitor);
      await visitor.press('Continue with GitHub');
      await visitor.sees('Continue in the pop-up window');
    },
  },
  {
    name: 'login-social-blocked',
    ...WITH_LOGIN,
    async reach(visitor) {
      await visitor.page.evaluate(() => window.standInLogin?.blockWindows());
      await opened(visitor);
      await visitor.press('Continue with Google');
      await visitor.sees('Something went wrong');
    },
  },
  {
    name: 'login-farcaster',
    ...WITH_LOGIN,
    async reach(visitor) {
      await opened(visitor);
      await visitor.press('Continue with Farcaster');
      await visitor.sees(/^Scan with Farcaster/);
    },
  },
  {
    name: 'login-farcaster-phone',
    page: 'stand-ins',
    query: { ...WITH_LOGIN.query, phone: '1' },
    async reach(visitor) {
      await opened(visitor);
      await visitor.press('Continue with Farcaster');
      await visitor.sees('Continue in Farcaster');
    },
  },
  {
    name: 'login-nobody',
    ...WITH_LOGIN,
    async reach(visitor) {
      await at(visitor, { view: 'email-verify-otp' });
      await visitor.sees('No login in progress');
    },
  },
  {
    name: 'login-account',
    ...WITH_LOGIN,
    async reach(visitor) {
      await loggedIn(visitor);
      await at(visitor, { view: 'account' });
      await visitor.sees('Profile');
    },
  },
  {
    name: 'login-profile',
    ...WITH_LOGIN,
    async reach(visitor) {
      await loggedIn(visitor);
      await at(visitor, { view: 'profile' });
      await visitor.sees('Smart account');
    },
  },
  {
    name: 'login-settings',
    ...WITH_LOGIN,
    async reach(visitor) {
      await loggedIn(visitor);
      await at(visitor, { view: 'account-settings' });
      await visitor.sees('Switch to standard account');
    },
  },
  {
    name: 'login-new-email',
    ...WITH_LOGIN,
    async reach(visitor) {
      await changing(visitor);
    },
  },
  {
    name: 'login-new-email-code-of-old',
    ...WITH_LOGIN,
    async reach(visitor) {
      await changing(visitor);
      await visitor.press('Save');
      await visitor.sees('Confirm your current email');
      await rested(visitor, 'Try again');
    },
  },
  {
    name: 'login-new-email-code-of-new',
    ...WITH_LOGIN,
    async reach(visitor) {
      await changing(visitor);
      await visitor.press('Save');
      await visitor.sees('Confirm your current email');
      await enter(visitor, await codeOf(visitor));
      await visitor.sees('Confirm your new email');
      await rested(visitor, 'Try again');
    },
  },
  {
    name: 'login-upgrade',
    ...WITH_LOGIN,
    async reach(visitor) {
      await at(visitor, { view: 'upgrade-email-wallet' });
      await visitor.sees('secure.example');
    },
  },
];
