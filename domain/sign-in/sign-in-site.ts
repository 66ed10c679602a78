/** The site that a text signs in to (ERC-4361 and similar formats), as the text names it: some servers ignore blanks before it. Undefined for other texts. */
export function signInSite(text: string): string | undefined {
  const [, site] = /^\s*(?:[a-z][a-z\d+.-]*:\/\/)?(\S+) wants you to sign in with your \w+ account/i.exec(text) ?? [];
  return site;
}
