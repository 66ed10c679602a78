/** What the server's half of an account's key is bound to where it is sealed. */
export function secretContext(account: string): string {
  return `secret ${account}`;
}
