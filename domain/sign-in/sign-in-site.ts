/** The site that a text signs in to (ERC-4361, and its likes elsewhere), as it names it. Undefined for every other text. */
export function signInSite(text: string): string | undefined {
  const [, site] = /^(?:[a-z][a-z\d+.-]*:\/\/)?(\S+) wants you to sign in with your \w+ account/i.exec(text) ?? [];
  return site;
}
