/** Asks as a page of that origin does: a browser says who asks, Node does not. */
export function fetchFrom(origin: string): typeof fetch {
  return (input, init) =>
    fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), origin } });
}
