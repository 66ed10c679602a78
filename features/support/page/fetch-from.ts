/** Fetches like a page of that origin: sets the `origin` header, as a browser does. */
export function fetchFrom(origin: string): typeof fetch {
  return (input, init) =>
    fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), origin } });
}
