import type { ViewProps } from '../view-props.js';
import { ChangeCode } from './change-code.js';

/** The code that was sent to the current address. */
export function UpdateEmailPrimaryOtp({ state, modal }: ViewProps<'update-email-primary-otp'>) {
  return <ChangeCode step="old" state={state} modal={modal} />;
}
