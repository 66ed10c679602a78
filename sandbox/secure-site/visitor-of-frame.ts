/** The visitor of the frame in a test, and their networks. */

import type { ApprovalWords } from '../../servers/secure-site/frame/approval/approval-words.js';
import type { FrameFixture } from '../../servers/secure-site/frame/frame-fixture.js';
import type { SiteNetwork } from '../../servers/secure-site/site-settings.js';
import { SMART_ACCOUNT } from '../../servers/secure-site/smart-account.js';
import type { World } from '../world.js';

export function siteNetworks({ networks, urls, amm }: World): readonly SiteNetwork[] {
  return networks.map(({ name }, index) => ({
    chainId: 31337 + index,
    name,
    rpcUrl: urls[index] ?? '',
    symbol: 'ETH',
    decimals: 18,
    smartAccount: SMART_ACCOUNT,
    ...(index === 0 && { exchanges: [amm.router] }),
  }));
}

const TIMEOUT_MS = 20_000;
const LOOK_AGAIN_MS = 10;

/** Approves or declines once a request is shown. Resolves with what was shown. */
export async function answerShown(fixture: FrameFixture, yes: boolean): Promise<ApprovalWords> {
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; ) {
    const shown = fixture.shown();
    shown?.answer(yes);
    if (shown) return shown.words;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error('Nothing is shown');
}
