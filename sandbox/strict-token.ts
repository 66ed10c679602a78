/**
 * A token that accepts a new allowance only if the current one is zero: like Tether's, whose `approve` rejects replacing a non-zero
 * allowance. Written by hand around the published ERC-20, whose code is moved and called with the token's own storage.
 */
import { concat, type Hex, size, toHex } from 'viem';
import { jsonRpc } from '../servers/json-rpc.js';

/** Where the token's code goes. */
const ASIDE: Hex = '0x5a175a175a175a175a175a175a175a175a175a17';

/** Reverts `approve(spender, amount)` with a non-zero amount if `allowance(caller, spender)` is not zero. */
function guard(code: Hex): Hex {
  // Is it `approve` with a non-zero amount?
  const asked = concat(['0x60003560e01c63095ea7b314', '0x602435151516', '0x15']);
  // allowance(caller, spender)
  const question = concat(['0x63dd62ed3e60e01b600052', '0x33600452', '0x600435602452']);
  const allowed = concat([question, '0x6020600060446000', '0x73', code, '0x5af450', '0x600051', '0x15']);
  const refusal: Hex = '0x60006000fd';
  // The token's own code answers everything else, and this call if it is allowed.
  const whole = concat(['0x5b', '0x3660006000376000600036600073', code, '0x5af4', '0x3d600060003e']);
  const jump = 3;
  const passed = size(asked) + jump + size(allowed) + jump + size(refusal);
  const length = passed + size(whole) + jump + 4;
  const jumpTo = (place: number) => concat(['0x60', toHex(place, { size: 1 }), '0x57']);
  return concat([
    ...([asked, jumpTo(passed), allowed, jumpTo(passed), refusal, whole] as const),
    ...([jumpTo(length), '0x3d6000fd', '0x5b3d6000f3'] as const),
  ]);
}

/** Turns a deployed token into such a token. */
export async function makeStrict(rpcUrl: string, token: Hex): Promise<void> {
  const code = await jsonRpc(rpcUrl, 'eth_getCode', [token, 'latest']);
  await jsonRpc(rpcUrl, 'anvil_setCode', [ASIDE, code]);
  await jsonRpc(rpcUrl, 'anvil_setCode', [token, guard(ASIDE)]);
}
