import type { AskHandlers } from '../../asking/asking.js';
import { useAsking } from '../../asking/use-asking.js';
import type { UpdatedEmail } from '../update-email.js';
import { updateEmail } from '../wallet-button.js';
import type { EmailInUse } from '../wallet-in-use.js';

/** Lets the visitor change the email that they log in with. */
export function useAppKitUpdateEmail(handlers: AskHandlers<UpdatedEmail> = {}): EmailInUse {
  const [asked, ask] = useAsking(handlers);
  return { ...asked, updateEmail: () => ask(updateEmail) };
}
