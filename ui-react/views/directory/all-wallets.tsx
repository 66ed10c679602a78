import { type KeyboardEvent, useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { nextWallets, searchWallets, showWalletImages } from '../../../application/catalogue/actions.js';
import { canPair } from '../../../application/connect/pairing/can-pair.js';
import { allWalletsTag } from '../../../domain/wallet/all-wallets-row.js';
import { knownRdns } from '../../../domain/wallet/wallet-visibility.js';
import { Button } from '../../parts/forms/button.js';
import { Field } from '../../parts/forms/field.js';
import { IconButton } from '../../parts/forms/icon-button.js';
import { Empty } from '../../parts/layout/empty.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import { Icon } from '../../parts/marks/icon.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { Spinner } from '../../parts/marks/spinner.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useText, WordsContext } from '../../parts/words/use-text.js';
import css from '../../styles/directory.css?inline';
import { enCommon } from '../../text/everywhere.en.js';
import { pagePlatform } from '../connect/page-platform.js';
import type { ViewProps } from '../view-props.js';
import { chooseWallet } from './choose-wallet.js';
import { placesOf } from './kept-places.js';
import { shownWallets } from './shown-wallets.js';
import { enDirectory } from './text.en.js';
import { WalletGrid } from './wallet-grid.js';

/** Every wallet of the directory, to browse, search and choose from. */
export function AllWallets({ state, modal }: ViewProps<'all-wallets'>) {
  useSheet(css);
  const text = useText('directory', enDirectory);
  const common = useText('common', enCommon);
  const id = useId();
  const [mobile] = useState(() => pagePlatform().mobile);
  // Going back restores the scroll position; opening the list again starts at the top.
  const [returning] = useState(() => state.router.direction === 'back');
  const [places] = useState(() => placesOf(modal, !returning));
  const { catalogue, connect, config } = state;
  const [typed, setTyped] = useState(returning ? (catalogue?.search?.text ?? '') : '');
  // Local state as well, so that the switch reacts at once, before its search starts.
  const [certified, setCertified] = useState(returning && (catalogue?.search?.certified ?? false));
  // A new result is shown from its beginning.
  const [answer, setAnswer] = useState({ wallets: catalogue?.search?.wallets, number: 0 });
  if (catalogue?.search && catalogue.search.wallets !== answer.wallets) {
    places.found = { top: 0, sizes: places.found.sizes ?? places.list.sizes };
    setAnswer({ wallets: catalogue.search.wallets, number: answer.number + 1 });
  }
  const searchBox = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: pictures come all the time, and change no list
  const shown = useMemo(
    () => shownWallets(state, mobile),
    [
      ...[catalogue?.featured, catalogue?.recommended, catalogue?.list, catalogue?.search, catalogue?.count],
      ...[connect.wallets, config, mobile],
    ],
  );
  const installed = useMemo(
    () => new Set(knownRdns(Object.values(connect.wallets).flat(), mobile)),
    [connect.wallets, mobile],
  );
  const { wallets, total, searching, status } = shown;

  useEffect(() => {
    if (!returning) void searchWallets(modal, '', { certified: false });
    return () => void showWalletImages(modal, []);
  }, [modal, returning]);

  const seek = (words: string, only = certified) => {
    setTyped(words);
    setCertified(only);
    void searchWallets(modal, words, { certified: only });
  };
  const showAll = () => {
    seek('', false);
    searchBox.current?.querySelector('input')?.focus();
  };
  // New items are rendered first: only then is it known whether the end is still near.
  const goOn = () => {
    if (modal.getState().catalogue?.list === catalogue?.list) void nextWallets(modal);
  };
  const again = () => void (searching ? searchWallets(modal, typed, { certified }) : nextWallets(modal));

  const locale = useContext(WordsContext)?.format.locale ?? 'en';
  const counts = { directory: catalogue?.count ?? 0, featured: catalogue?.featured.length ?? 0 };
  const count = counts.directory + counts.featured > 0 ? allWalletsTag(counts, locale) : undefined;
  const label = count ? text.searchSome(count) : text.search;
  const place = searching ? places.found : places.list;
  const news = () => {
    if (status === 'failed') return wallets.length > 0 ? text.moreFailed : text.failed;
    if (status === 'loading') return searching ? text.searching : wallets.length > 0 ? '' : text.loading;
    if (wallets.length === 0) return searching ? text.none : text.noneAtAll;
    return searching ? text.found(total) : count ? text.listed(count) : '';
  };
  const announced = news();
  useAnnounce(announced);

  return (
    <div className="ph-directory">
      <div className="ph-directory-head">
        <div className="ph-directory-search" ref={searchBox}>
          <Field
            icon="search"
            label={label}
            placeholder={label}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={seek}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Escape' || typed === '') return;
              // The first press clears the field, and only the next one closes the modal.
              event.preventDefault();
              seek('');
            }}
            end={
              <>
                {searching && status === 'loading' && <Spinner />}
                {typed !== '' && (
                  <IconButton
                    icon="close"
                    label={text.clear}
                    onPress={() => {
                      seek('');
                      searchBox.current?.querySelector('input')?.focus();
                    }}
                  />
                )}
              </>
            }
          />
          {mobile && canPair(state) && (
            <IconButton
              icon={LATER_ICONS.qr}
              label={text.scan}
              onPress={() => modal.push({ view: 'connecting-wallet-connect' })}
            />
          )}
        </div>
        <label className="ph-switch">
          <Icon name={LATER_ICONS.shieldCheck} />
          <span>{text.certifiedOnly}</span>
          <input
            type="checkbox"
            role="switch"
            checked={certified}
            aria-checked={certified}
            data-testid="wui-certified-switch"
            onChange={({ target }) => seek(typed, target.checked)}
          />
        </label>
      </div>
      <p className="ph-hidden">{announced}</p>
      <span hidden id={`${id}o`}>
        {text.odd}
      </span>
      <span hidden id={`${id}i`}>
        {text.installed}
      </span>
      <span hidden id={`${id}c`}>
        {text.certified}
      </span>
      {wallets.length > 0 || status === 'loading' ? (
        <WalletGrid
          key={searching ? answer.number : 'list'}
          kind={searching ? 'found' : 'list'}
          label={text.wallets}
          wallets={wallets}
          total={total}
          catalogue={catalogue}
          installed={installed}
          expecting={searching ? wallets.length === 0 : status === 'loading' || shown.next}
          place={place}
          about={{ odd: `${id}o`, installed: `${id}i`, certified: `${id}c` }}
          onNearEnd={shown.next ? goOn : undefined}
          onView={(imageIds) => void showWalletImages(modal, imageIds)}
          onChoose={(wallet) => {
            place.returning = true;
            chooseWallet(modal, state, wallet);
          }}
        >
          {status === 'failed' && (
            <div className="ph-directory-end">
              <p>{text.moreFailed}</p>
              <Button onPress={again}>{common.tryAgain}</Button>
            </div>
          )}
          {searching && status === 'ready' && total > wallets.length && <p className="ph-directory-end">{text.more}</p>}
        </WalletGrid>
      ) : (
        <div className="ph-cards-window ph-directory-empty">
          {status === 'failed' ? (
            <Empty title={text.failed} actions={<Button onPress={again}>{common.tryAgain}</Button>}>
              {text.failedLead}
            </Empty>
          ) : searching ? (
            <Empty
              title={text.none}
              testId="no-wallet-found"
              actions={<Button onPress={showAll}>{text.showAll}</Button>}
            >
              {certified ? text.noneCertifiedLead : text.noneLead}
            </Empty>
          ) : (
            <Empty title={text.noneAtAll} />
          )}
        </div>
      )}
    </div>
  );
}
