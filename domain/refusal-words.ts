/** What wallets say when the visitor declines and the code for it got lost on the way. */

const DECLINED = '(?:rejected|denied|declined|refused|disapproved|cancell?ed)';
/** What MetaMask and libraries put before it: "MetaMask Tx Signature: ", "UserRejectedRequestError: ". */
const PREFIX = '(?:(?:MetaMask [\\w ]{1,24} Signature|\\w*Error):? ){0,2}';

/** Anchored on purpose: a contract's or a node's own words, such as "execution reverted: user denied", are no refusal. */
const PHRASES: readonly RegExp[] = [
  new RegExp(`^${PREFIX}(?:the )?user (?:has )?${DECLINED}(?![\\w-])(?! access)`, 'i'),
  new RegExp(`^${PREFIX}(?:\\w+ ){0,3}${DECLINED} by (?:the )?user(?![\\w-])`, 'i'),
  // Trust Wallet and the extension of Polkadot say nothing else.
  /^cancell?ed\.?$/i,
];

/** Whether a wallet's message says that the visitor declined. Only phrases that wallets are known to use. */
export function isRefusalText(message: string): boolean {
  const text = message.trim();
  return PHRASES.some((phrase) => phrase.test(text));
}
