/** A guest book with entries that the visitor's wallet signs: a flow of the page, in addition to the built-in flows. */
import type { Failure } from 'porthole';
import type { Deps, Event, Flow, Fold } from 'porthole/flow';
import { catchError, concat, defer, map, mergeMap, type Observable, of, take } from 'rxjs';

interface Entry {
  readonly line: string;
  readonly address: string;
  readonly signature: string;
}

export interface GuestBook {
  readonly entries: readonly Entry[];
  readonly waiting: boolean;
  readonly failure?: Failure | undefined;
}

interface SignGuestBook {
  readonly type: 'sign-guest-book';
  readonly line: string;
}

type GuestBookEvent =
  | { readonly type: 'guest-book.asked' }
  | { readonly type: 'guest-book.signed'; readonly entry: Entry }
  | { readonly type: 'guest-book.failed'; readonly failure: Failure };

declare module 'porthole/flow' {
  interface State {
    /** Undefined until the modal's core is loaded. */
    readonly guestBook?: GuestBook;
  }
  interface Events {
    readonly guestBook: GuestBookEvent;
  }
  interface Intents {
    readonly guestBook: SignGuestBook;
  }
  interface Routes {
    readonly guestBook: { readonly view: 'guest-book' };
  }
}

const EMPTY_BOOK: GuestBook = { entries: [], waiting: false };

/** Requests a signature of the entry from the wallet in use. */
function sign(deps: Deps, { line }: SignGuestBook): Observable<Event> {
  const signed$ = defer(() => {
    const { activeNamespace, connections } = deps.state().connect;
    const link = deps.links.need(activeNamespace);
    const connection = connections[activeNamespace];
    const address = connection?.status === 'connected' ? connection.account.address : '';
    return deps.chain(activeNamespace).pipe(
      mergeMap((chain) => chain.signMessage(link, address, line)),
      take(1),
      map((signature): Event => ({ type: 'guest-book.signed', entry: { line, address, signature } })),
    );
  });
  return concat(of<Event>({ type: 'guest-book.asked' }), signed$).pipe(
    // Ports only fail with a `Failure`.
    catchError((failure: Failure) => of<Event>({ type: 'guest-book.failed', failure })),
  );
}

const fold: Fold = (state, event) => {
  const { guestBook = EMPTY_BOOK } = state;
  switch (event.type) {
    case 'guest-book.asked':
      return { ...state, guestBook: { ...guestBook, waiting: true, failure: undefined } };
    case 'guest-book.signed':
      return { ...state, guestBook: { entries: [...guestBook.entries, event.entry], waiting: false } };
    case 'guest-book.failed':
      return { ...state, guestBook: { ...guestBook, waiting: false, failure: event.failure } };
    default:
      return state;
  }
};

export const guestBookFlow: Flow = {
  name: 'guest-book',
  initial: (state) => ({ ...state, guestBook: EMPTY_BOOK }),
  answers: {
    'sign-guest-book': {
      takes: { line: (value, path) => (typeof value === 'string' ? undefined : path) },
      run: sign,
      // A second click cancels the first.
      lane: () => 'guest-book',
      cancelled: (_intent, failure) => ({ type: 'guest-book.failed', failure }),
      value: (event) => (event.type === 'guest-book.signed' ? event.entry.signature : undefined),
    },
  },
  fold,
};
