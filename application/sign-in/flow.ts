/** Signing in to the site. */

import type { Observable } from 'rxjs';
import { type Flow, late } from '../engine/flow.js';
import type { SignIn } from '../ports/sign-in.js';
import type { SignInEvent } from './events.js';
import type { SignInIntent } from './intents.js';
import { SIGNED_OUT } from './signed-out.js';
import type { SignInState } from './state.js';

declare module '../engine/state.js' {
  interface State {
    /** Undefined if sign-in is not configured. */
    readonly signIn?: SignInState | undefined;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly signIn: SignInEvent;
  }
}

declare module '../engine/intents.js' {
  interface Intents {
    readonly signIn: SignInIntent;
  }
}

declare module '../shell/router.js' {
  interface Interrupts {
    readonly signIn: /** The site requests sign-in by `siwx`, which verifies the wallet's signature. */
      | { readonly view: 'siwx-sign-message' }
      /** The same by `siweConfig`: with the site's own server, on EVM networks. */
      | { readonly view: 'connecting-siwe' };
  }
}

declare module '../shell/state.js' {
  interface SnackMessages {
    readonly signIn: 'sign-in-unready' | 'signature-declined' | 'no-smart-accounts';
  }
}

declare module '../engine/deps.js' {
  interface Ports {
    /** Sign-in, loaded on first use. Absent: not configured. */
    readonly signIn?: Observable<SignIn> | undefined;
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    /** Signing in to the site. */
    readonly signIn: Observable<typeof import('./sign-in-part.js')>;
  }
}

export const signInFlow: Flow = {
  name: 'sign-in',
  answers: {
    'sign-in': { run: late('signIn') },
    'sign-out': { run: late('signIn') },
  },
  initial: (state, ports) =>
    ports.signIn ? { ...state, connect: { ...state.connect, followed: true }, signIn: SIGNED_OUT } : state,
};
