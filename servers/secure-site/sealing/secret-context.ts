/** The context in which the server's half of an account's key is sealed. */
export function secretContext(account: string): string {
  return `secret ${account}`;
}
