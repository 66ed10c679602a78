import { asyncScheduler, firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import type { ListedWallet } from '../../../../domain/wallet/wallet.js';
import { type Directory, startDirectory } from '../../../../sandbox/directory/directory-server.js';
import { catalogueContract } from '../../../fakes/contracts/catalogue-contract.js';
import { directoryClient } from './directory-client.js';

const started: Directory[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

const IMAGE_ID = 'c0ffee00-0000-0000-0000-000000000000';

/** A wallet as an entry of an answer. */
const entryOf = ({ id, name, badge, homepage, mobileLink, chains }: ListedWallet) => ({
  id,
  name,
  ...(badge && { badge_type: badge }),
  ...(homepage && { homepage }),
  ...(mobileLink && { mobile_link: mobileLink }),
  ...(chains && { chains }),
  image_url: null,
});

describe('a directory over HTTP', () => {
  catalogueContract({ describe, it }, async (wallets) => {
    const directory = await startDirectory({ entries: wallets.map(entryOf) });
    started.push(directory);
    return {
      catalogue: directoryClient({ url: directory.url }, asyncScheduler),
      fail() {
        directory.state = 'failing';
      },
      hang() {
        directory.state = 'silent';
      },
      untilOpen: (questions) => expect.poll(() => directory.open, { interval: 2 }).toBe(questions),
    };
  });

  it('has images', async () => {
    const directory = await startDirectory({ entries: [{ id: 'one', name: 'One', image_id: IMAGE_ID }] });
    started.push(directory);
    const catalogue = directoryClient({ url: directory.url, projectId: 'p-1', query: { st: 'own' } }, asyncScheduler);
    expect(await firstValueFrom(catalogue.image(IMAGE_ID))).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(directory.asked).toEqual([`/getWalletImage/${IMAGE_ID}?st=own&sv=react-1.7.4&projectId=p-1`]);
  });
});
