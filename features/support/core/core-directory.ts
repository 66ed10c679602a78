/** The wallets of the sandbox's directory in memory, and what can be wrong with it. */
import type { SchedulerLike } from 'rxjs';
import type { Catalogue, CatalogueHandle } from '../../../application/ports/catalogue.js';
import { Failure } from '../../../domain/failure/failure.js';
import { scriptedCatalogue } from '../../../infrastructure/fakes/index.js';
import { readWallet } from '../../../infrastructure/services/catalogue/http/read-wallet.js';
import { staticCatalogue } from '../../../infrastructure/services/catalogue/static/index.js';
import { listCatalogue } from '../../../infrastructure/services/catalogue/static/list-catalogue.js';
import { wellKnownList } from '../../../infrastructure/services/catalogue/static/well-known-list.js';
import { generateWallets } from '../../../sandbox/directory/generate-wallets.js';
import type { PageSettings } from '../page/settings/page-settings.js';

export interface CoreDirectory {
  readonly catalogue: Catalogue;
  /** As a host would list it. */
  readonly handle: CatalogueHandle;
  change(state: PageSettings['directory']): void;
  /** The number of requests that it has not answered. */
  open(): number;
}

const ENTRIES = generateWallets(600);
const WALLETS = ENTRIES.flatMap((entry) => readWallet(entry) ?? []);
const IMAGES = Object.fromEntries(ENTRIES.map(({ image_id }) => [image_id, 'data:image/png;base64,AA==']));
/** Of the first network of the world's, of its currency, and of the wallet that a browser has. */
const PICTURES = {
  'network:eip155:31337': 'data:image/png;base64,AA==',
  'token:ETH': 'data:image/png;base64,AA==',
  'connector:injected': 'data:image/png;base64,AA==',
};
const SLOWNESS = 2_000;

export function coreDirectory(
  { directory: state, allowedOrigins = ['https://*'] }: Pick<PageSettings, 'directory' | 'allowedOrigins'>,
  scheduler: SchedulerLike,
): CoreDirectory {
  if (state === 'a list') {
    return {
      catalogue: listCatalogue(wellKnownList),
      handle: staticCatalogue(wellKnownList),
      change: () => undefined,
      open: () => 0,
    };
  }
  const directory = scriptedCatalogue({
    wallets: WALLETS,
    images: IMAGES,
    pictures: PICTURES,
    origins: allowedOrigins,
    scheduler,
  });
  return {
    catalogue: directory,
    handle: { ...directory.handle, url: 'https://directory.example' },
    open: () => directory.open,
    change(now) {
      const failure = now === 'failing' || now === 'nonsense' ? new Failure('request-failed') : undefined;
      directory.failAt('wallets', failure);
      directory.failAt('image', failure);
      directory.failAt('origins', failure);
      directory.takes(now === 'slow' ? SLOWNESS : 0);
      if (now === 'silent') for (const task of ['wallets', 'origins'] as const) directory.hangAt(task);
      if (now === 'silent' || now === 'pictureless') directory.hangAt('image');
    },
  };
}
