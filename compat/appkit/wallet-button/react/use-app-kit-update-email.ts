import type { Asked, AskHandlers } from '../../asking/asking.js';
import { useAsking } from '../../asking/use-asking.js';
import type { UpdatedEmail } from '../update-email.js';
import { updateEmail } from '../wallet-button.js';

/** The change of the email of the wallet inside the modal. `updateEmail` shows it, and resolves however it ends. */
export interface EmailInUse extends Asked<UpdatedEmail> {
  readonly updateEmail: () => Promise<void>;
}

/** Lets the visitor change the email that they are connected by. */
export function useAppKitUpdateEmail(handlers: AskHandlers<UpdatedEmail> = {}): EmailInUse {
  const [asked, ask] = useAsking(handlers);
  return { ...asked, updateEmail: () => ask(updateEmail) };
}
