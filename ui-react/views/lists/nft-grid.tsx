import { useEffect } from 'react';
import { nextPage } from '../../../application/activity/actions.js';
import { pagesOf } from '../../../application/activity/pages-of.js';
import { networkOf } from '../../../application/connect/selectors.js';
import type { Collectible } from '../../../application/ports/services.js';
import { Skeleton } from '../../parts/layout/skeleton.js';
import { ImageMark } from '../../parts/marks/image-mark.js';
import { useText } from '../../parts/words/use-text.js';
import { offeredFeatures } from '../account/offered-features.js';
import type { ViewProps } from '../view-props.js';
import { ListEnd } from './list-end.js';
import { ListEmpty, ListFailed } from './list-notes.js';
import { enLists } from './text.en.js';
import { useListAnnouncements } from './use-list-announcements.js';
import { useShownPart } from './use-shown-part.js';

const COLUMNS = 2;
const USUAL = [216];
const BONES = 4;

/** The account's collectibles. Only those in view are rendered. */
export function NftGrid({ state, modal }: Omit<ViewProps<'account'>, 'route'>) {
  const text = useText('lists', enLists);
  const network = networkOf(state);
  const canReceive = offeredFeatures(state.config, network).includes('receive');
  const pages = pagesOf(state, 'collectibles');
  const { ref, sizes, from, to } = useShownPart(1, USUAL);
  const [height = 0] = sizes;
  const items = pages?.items ?? [];
  const rows = Math.ceil(items.length / COLUMNS);
  const expecting = pages?.next !== undefined;
  const nearEnd = to >= rows * height && expecting && pages.status === 'ready';
  useEffect(() => {
    if (nearEnd && pagesOf(modal.getState(), 'collectibles') === pages) void nextPage(modal, 'collectibles');
  });
  useListAnnouncements(pages, items.length, { loading: text.loadingNfts, none: text.noNfts, failed: text.nftsFailed });

  if (!pages || (items.length === 0 && (pages.status === 'loading' || pages.status === 'idle' || expecting))) {
    return <NftBones rows={BONES} />;
  }
  const again = () => void nextPage(modal, 'collectibles');
  if (items.length === 0) {
    if (pages.status === 'failed')
      return <ListFailed title={text.nftsFailed} failure={pages.failure} onRetry={again} />;
    return (
      <ListEmpty
        title={text.noNfts}
        lead={text.noNftsLead(network?.name ?? '')}
        unknown={[text.unknownNftsTitle, text.unknownNftsLead(network?.name ?? '')]}
        failure={pages.failure}
        onReceive={canReceive ? () => void modal.push({ view: 'receive' }) : undefined}
        onCopy={() => void modal.copyAddress()}
      />
    );
  }
  const [first, last] = [Math.floor(from / height) * COLUMNS, (Math.ceil(to / height) + 1) * COLUMNS];
  return (
    <>
      <div className="ph-long" ref={ref} style={{ blockSize: rows * height }}>
        <div className="ph-ruler ph-nft" aria-hidden="true">
          <Tile item={undefined} />
        </div>
        <ul className="ph-nfts" aria-label={text.nfts}>
          {items.slice(first, last).map((item, index) => {
            const at = first + index;
            return (
              <li
                key={item.id}
                className="ph-nft"
                style={{ insetBlockStart: Math.floor(at / COLUMNS) * height, insetInlineStart: place(at % COLUMNS) }}
                aria-setsize={items.length}
                aria-posinset={at + 1}
              >
                <Tile item={item} />
              </li>
            );
          })}
        </ul>
      </div>
      <ListEnd pages={pages} onRetry={again}>
        <NftBones rows={2} />
      </ListEnd>
    </>
  );
}

const place = (column: number) => (column === 0 ? 0 : 'calc(50% + 4px)');

function Tile({ item }: { readonly item: Collectible | undefined }) {
  return (
    <>
      {item ? (
        <ImageMark src={item.imageUrl} name={item.name} className="ph-nft-image" />
      ) : (
        <span className="ph-bone ph-nft-image" />
      )}
      <span className="ph-row-title ph-nft-name" title={item?.name}>
        {item ? item.name : <Skeleton width={3} />}
      </span>
      <span className="ph-row-sub ph-nft-collection" title={item?.collection}>
        {item ? item.collection : <Skeleton width={2} />}
      </span>
    </>
  );
}

function NftBones({ rows }: { readonly rows: number }) {
  return (
    <ul className="ph-nft-bones ph-fading" aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => at).map((at) => (
        <li key={at}>
          <Tile item={undefined} />
        </li>
      ))}
    </ul>
  );
}
