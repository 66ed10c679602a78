/** What wallets say when the visitor declines and the code for it got lost on the way. */

/**
 * Phrases that wallets are known to use, after what MetaMask and libraries put before them ("MetaMask Tx Signature: "). Anchored on
 * purpose: a contract's own words ("execution reverted: user denied") are no refusal. Some wallets say "Cancelled" and no more.
 */
const REFUSAL =
  /^(?:[\w ]* Signature: |\w*Error: )*(?:(?:the )?user (?:has )?(?:rejected|denied|declined|refused|disapproved|cancell?ed)(?![\w-]| access)|(?:\w+ ){0,3}(?:rejected|denied|declined|refused|cancell?ed) by (?:the )?user(?![\w-])|cancell?ed\.?$)/i;

/** Whether a wallet's message says that the visitor declined. */
export function isRefusalText(message: string): boolean {
  return REFUSAL.test(message.trim());
}
