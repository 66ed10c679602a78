import type { Session } from './account-book.js';

/** The logged-in user, as sent to the frame. */
export interface LoggedIn {
  readonly token: string;
  /** Stays the same when the token changes. */
  readonly session: string;
  readonly account: string;
  readonly secret: string;
  /** What confirmed their identity: `email`, or the name of a service. */
  readonly by: string;
  readonly email?: string;
  readonly userName?: string;
}

export function loggedIn({ token, id: session, account }: Session): LoggedIn {
  const { id, secret, by, email, userName } = account;
  return {
    ...{ token, session, account: id, secret, by },
    ...(email !== undefined && { email }),
    ...(userName !== undefined && { userName }),
  };
}
