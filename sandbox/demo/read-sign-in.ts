/** How visitors sign in, in words: `required`, `optional on eip155`, `required by a service`. */
import type { Namespace } from '../../domain/network/caip.js';

export interface SignInSetting {
  /** In the form that the sign-in adapters take. */
  readonly options: { readonly required: boolean; readonly namespaces?: readonly Namespace[] };
  /** Who stores the sessions. */
  readonly way: 'page' | 'service' | 'server';
}

const WISH = /^(required|optional)(?: on ([\w,]+))?(?: by a (service|server))?$/;

/** Undefined if sign-in is off. */
export function readSignIn(text: string | null | undefined): SignInSetting | undefined {
  const [whole, how, kinds, way = 'page'] = WISH.exec(text ?? '') ?? [];
  if (whole === undefined) return undefined;
  return {
    options: { required: how === 'required', ...(kinds && { namespaces: kinds.split(',') as Namespace[] }) },
    way: way as SignInSetting['way'],
  };
}
