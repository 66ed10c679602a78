/** The part of the core that is loaded for a login, or when a user is logged in. */
import type { Fold } from '../engine/fold.js';
import { foldLogin } from './fold-login.js';

export { changeAccountType } from './change-account-kind.js';
export { changeEmail, enterEmailCode } from './email/change-email.js';
export { enterCode } from './email/enter-code.js';
export { logInByEmail } from './email/log-in-by-email.js';
export { resendCode } from './email/resend-code.js';
export { finishLogin } from './finish-login.js';
export { holdSocials } from './hold-socials.js';
export { keepLogin } from './keep-login.js';
export { logInBySocial } from './log-in-by-social.js';
export { resumeLogin } from './resume-login.js';

export const folds: readonly Fold[] = [foldLogin];
