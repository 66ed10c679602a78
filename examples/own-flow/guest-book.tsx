import type { ViewProps } from 'porthole/react';
import { type FormEvent, useState } from 'react';
import { signGuestBook } from './sign-guest-book.js';
import { words } from './words.js';

/** The guest book's screen. */
export function GuestBook({ state, modal }: ViewProps<'guest-book'>) {
  const [line, setLine] = useState(words.suggestion);
  const { entries = [], waiting = false, failure } = state.guestBook ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signGuestBook(modal, line);
  };
  return (
    <form onSubmit={submit}>
      <p>{words.lead}</p>
      <label>
        {words.line} <input value={line} onChange={(event) => setLine(event.target.value)} />
      </label>
      <button type="submit" disabled={waiting}>
        {words.sign}
      </button>
      <p role="status">{waiting ? words.waiting : failure && words.refused}</p>
      <ol>
        {entries.map((entry) => (
          <li key={entry.signature}>
            {entry.line} {words.signedBy} {entry.address}
            <code>{entry.signature}</code>
          </li>
        ))}
      </ol>
    </form>
  );
}
