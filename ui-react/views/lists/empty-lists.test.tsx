/** What an empty list of the account offers. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_PAGES } from '../../../application/activity/state.js';
import { accountIdOfState } from '../../../application/connect/selectors.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { ActivityList } from './activity-list.js';
import { NftGrid } from './nft-grid.js';

async function drawn(List: typeof ActivityList | typeof NftGrid, receive: boolean): Promise<string> {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet], options: { features: { receive } } });
  await modal.connect(wallet.wallet.id);
  const account = accountIdOfState(modal.getState()) ?? 'eip155:1:none';
  const empty = { [account]: { ...NO_PAGES, status: 'ready' as const } };
  const state = { ...modal.getState(), lists: { activity: empty, collectibles: empty } };
  return renderToStaticMarkup(<List state={state} modal={modal as never} />);
}

describe.each([
  ['activity', ActivityList, 'No activity yet'],
  ['NFTs', NftGrid, 'No NFTs yet'],
])('an account without %s', (_, List, title) => {
  it('leads to Receive', async () => {
    const html = await drawn(List, true);
    expect(html).toContain(title);
    expect(html).toMatch(/<button[^>]*link-receive-funds.*Receive funds/);
  });

  it('copies the address if the site has turned receiving off', async () => {
    const html = await drawn(List, false);
    expect(html).toContain(title);
    expect(html).toMatch(/<button.*Copy address/);
  });
});
