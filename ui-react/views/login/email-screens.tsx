import type { EachViewProps } from '../view-props.js';
import { EmailVerifyDevice } from './email-verify-device.js';
import { EmailVerifyOtp } from './email-verify-otp.js';
import { UpdateEmailPrimaryOtp } from './update-email-primary-otp.js';
import { UpdateEmailSecondaryOtp } from './update-email-secondary-otp.js';
import { UpdateEmailWallet } from './update-email-wallet.js';
import { UpgradeEmailWallet } from './upgrade-email-wallet.js';

type EmailView =
  | 'email-verify-otp'
  | 'email-verify-device'
  | 'update-email-wallet'
  | 'update-email-primary-otp'
  | 'update-email-secondary-otp'
  | 'upgrade-email-wallet';

/** The screens for the email of a login, which the shell loads as one. */
export function EmailScreens({ route, ...rest }: EachViewProps<EmailView>) {
  switch (route.view) {
    case 'email-verify-otp':
      return <EmailVerifyOtp route={route} {...rest} />;
    case 'email-verify-device':
      return <EmailVerifyDevice route={route} {...rest} />;
    case 'update-email-wallet':
      return <UpdateEmailWallet route={route} {...rest} />;
    case 'update-email-primary-otp':
      return <UpdateEmailPrimaryOtp route={route} {...rest} />;
    case 'update-email-secondary-otp':
      return <UpdateEmailSecondaryOtp route={route} {...rest} />;
    default:
      return <UpgradeEmailWallet route={route} {...rest} />;
  }
}
