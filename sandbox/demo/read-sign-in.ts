/** How visitors sign in to a page, said in words: `required`, `optional on eip155`, `required by a service`. */
import type { Namespace } from '../../domain/caip.js';

export interface SignInWish {
  readonly required: boolean;
  /** The kinds of networks whose accounts sign in. Absent: all. */
  readonly namespaces?: readonly Namespace[];
}

const WISH = /^(required|optional)(?: on ([\w,]+))?$/;

/** Undefined where nobody signs in. */
export function readSignIn(text: string | null | undefined): SignInWish | undefined {
  const [whole, how, kinds] = WISH.exec(text ?? '') ?? [];
  if (whole === undefined) return undefined;
  return { required: how === 'required', ...(kinds && { namespaces: kinds.split(',') as Namespace[] }) };
}
