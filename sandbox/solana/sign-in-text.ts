/** The text of Sign In With Solana, as wallets write it from what the site gives (the format of CAIP-122 for Solana). */

export function signInText(input: Readonly<Record<string, unknown>>, origin: string, address: string): string {
  const domain = input.domain ?? new URL(origin).host;
  const resources = Array.isArray(input.resources) ? input.resources.map((each) => `\n- ${String(each)}`) : [];
  const lines = (
    [
      ['URI', input.uri],
      ['Version', input.version],
      ['Chain ID', input.chainId],
      ['Nonce', input.nonce],
      ['Issued At', input.issuedAt],
      ['Expiration Time', input.expirationTime],
      ['Not Before', input.notBefore],
      ['Request ID', input.requestId],
    ] as const
  ).flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${String(value)}`]));
  if (resources.length > 0) lines.push(`Resources:${resources.join('')}`);
  const head = `${String(domain)} wants you to sign in with your Solana account:\n${address}`;
  const statement = input.statement === undefined ? [] : [String(input.statement)];
  return [head, ...statement, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
}
