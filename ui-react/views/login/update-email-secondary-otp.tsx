import type { ViewProps } from '../view-props.js';
import { ChangeCode } from './change-code.js';

/** The code that was sent to the new address. */
export function UpdateEmailSecondaryOtp({ state, modal }: ViewProps<'update-email-secondary-otp'>) {
  return <ChangeCode step="new" state={state} modal={modal} />;
}
