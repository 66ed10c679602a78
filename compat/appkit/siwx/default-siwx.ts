import type { SignInHandle } from '../../../application/ports/sign-in-handle.js';
import { localSignIn } from '../../../infrastructure/services/sign-in/index.js';
import type { LocalSignInOptions } from '../../../infrastructure/services/sign-in/local-options.js';
import { say } from '../say.js';

/** The options of AppKit's `DefaultSIWX`. */
export interface DefaultSIWXOptions extends LocalSignInOptions {
  /** Not used: the message text follows EIP-4361 and CAIP-122. */
  readonly messenger?: unknown;
  /** Not used: each namespace verifies its own signatures. */
  readonly verifiers?: unknown;
  /** Not used: sessions are in the modal's own storage. */
  readonly storage?: unknown;
}

const UNUSED = ['messenger', 'verifiers', 'storage'] as const;

/** Sessions that are stored in the browser and verified by the page, for the option `siwx`. */
export class DefaultSIWX implements SignInHandle {
  readonly id: string;
  readonly load: SignInHandle['load'];

  constructor(options: DefaultSIWXOptions = {}) {
    const { messenger: _, verifiers: __, storage: ___, ...own } = options;
    for (const name of UNUSED)
      if (options[name] !== undefined) say('info', `The option \`${name}\` of DefaultSIWX does nothing here.`);
    const { id, load } = localSignIn(own);
    this.id = id;
    this.load = load;
  }
}
