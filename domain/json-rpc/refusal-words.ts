/** Wallets' messages for a declined request whose code was lost on the way. */

/**
 * Phrases that wallets are known to use, after the prefixes of MetaMask and libraries ("MetaMask Tx Signature: "). Anchored on purpose: a
 * contract's error text ("execution reverted: user denied") is not a rejection. Some wallets only say "Cancelled".
 */
const REFUSAL =
  /^(?:[\w ]* Signature: |\w*Error: )*(?:(?:the )?user (?:has )?(?:rejected|denied|declined|refused|disapproved|cancell?ed)(?![\w-]| access)|(?:\w+ ){0,3}(?:rejected|denied|declined|refused|cancell?ed) by (?:the )?user(?![\w-])|cancell?ed\.?$)/i;

/** Whether a wallet's message says that the visitor declined. */
export function isRefusalText(message: string): boolean {
  return REFUSAL.test(message.trim());
}
