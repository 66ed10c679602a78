import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pictureOf } from '../../../application/catalogue/pictures/picture-of.js';
import type { CatalogueState } from '../../../application/catalogue/state.js';
import { isOddName } from '../../../domain/wallet/odd-name.js';
import type { ListedWallet } from '../../../domain/wallet/wallet.js';
import { cardAfterKey, rowsInView, rowsToDraw } from './grid-rows.js';
import type { GridPlace } from './kept-places.js';
import { useGridFocus } from './use-grid-focus.js';
import { useGridWindow } from './use-grid-window.js';
import { WalletCard } from './wallet-card.js';
import { STILL_AFTER_MS, whenStill } from './when-still.js';

export interface WalletGridProps {
  readonly label: string;
  readonly kind: 'list' | 'found';
  readonly wallets: readonly ListedWallet[];
  /** The total, including those that are not loaded yet. */
  readonly total: number;
  readonly catalogue: CatalogueState | undefined;
  readonly installed: ReadonlySet<string>;
  /** Whether more are loading, or will be when the end is near. */
  readonly expecting: boolean;
  /** The visitor's position, restored and updated. */
  readonly place: GridPlace;
  /** The ids of the descriptions of installed and certified wallets. */
  readonly about: { readonly odd: string; readonly installed: string; readonly certified: string };
  /** Absent: nothing more to load. */
  readonly onNearEnd: (() => void) | undefined;
  /** Called with the image ids of the cards in view, once scrolling has stopped. */
  readonly onView: (imageIds: readonly string[]) => void;
  readonly onChoose: (wallet: ListedWallet) => void;
  /** Shown after the last row. */
  readonly children?: ReactNode;
}

/** Shown while the wallets are loading. */
const BONES = 16;
/** More is loaded if the list ends within this many viewport heights below the top of the view. */
const AHEAD = 2;

/** A grid of any length that renders only what is in view. It is one stop for Tab; arrow keys move within it. */
export function WalletGrid(props: WalletGridProps) {
  const { wallets, total, catalogue, expecting, installed, about, place, onNearEnd, onView, onChoose } = props;
  const view = useGridWindow(place);
  const { columns, rowHeight, height, scroller } = view;
  const { active, grid, moveTo, ...focus } = useGridFocus(wallets, place);
  const filling = (columns - (wallets.length % columns)) % columns;
  const bones = !expecting ? 0 : wallets.length === 0 ? BONES : filling + columns * 2;
  const rows = Math.ceil((wallets.length + bones) / columns);
  const [bare, setBare] = useState(true);
  const drawn = rowsToDraw(view, rows, wallets.length > 0 ? Math.floor(active / columns) : -1, bare);
  const seen = rowsInView(view, rows);

  const chosen = useRef(onChoose);
  useEffect(() => {
    chosen.current = onChoose;
  });
  // A stable function, so that cards do not render again.
  const [choose] = useState(() => (wallet: ListedWallet) => chosen.current(wallet));

  // biome-ignore lint/correctness/useExhaustiveDependencies: where one was is gone to once, when the rows have their height
  useLayoutEffect(() => {
    if (scroller.current && place.top > 0) scroller.current.scrollTop = place.top;
  }, []);

  // The view is painted before the rest is rendered.
  useEffect(() => {
    const timer = setTimeout(() => setBare(false), STILL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const nearEnd = (view.row + (AHEAD * height) / rowHeight) * columns >= wallets.length;
  useEffect(() => {
    if (nearEnd) onNearEnd?.();
  });

  // Those in view first, then the others.
  const inView = [...range(seen.first, seen.end), ...drawn.filter((row) => row < seen.first || row >= seen.end)]
    .flatMap((row) => wallets.slice(row * columns, (row + 1) * columns))
    .flatMap(({ imageUrl, imageId }) => (imageUrl === undefined && imageId !== undefined ? [imageId] : []))
    .join(' ');
  const viewed = useRef(onView);
  useEffect(() => {
    viewed.current = onView;
  });
  const { isStill } = view;
  useEffect(() => whenStill(isStill, () => viewed.current(inView === '' ? [] : inView.split(' '))), [inView, isStill]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const page = Math.max(1, Math.floor(height / rowHeight));
    const next = cardAfterKey(event, active, { count: wallets.length, columns, page, rightToLeft });
    if (next === undefined) return;
    event.preventDefault();
    view.reveal(Math.floor(next / columns));
    moveTo(next);
  };

  return (
    <div
      className="ph-cards-window"
      ref={scroller}
      // Firefox makes what scrolls a Tab stop of its own.
      tabIndex={-1}
      onScroll={() => {
        view.onScroll();
        if (scroller.current) place.top = scroller.current.scrollTop;
      }}
    >
      <div className="ph-card-ruler" ref={view.ruler} aria-hidden="true" />
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn in parts */}
      <div
        {...focus}
        ref={grid}
        className="ph-cards"
        role="grid"
        tabIndex={-1}
        aria-label={props.label}
        aria-rowcount={Math.ceil(Math.max(total, wallets.length) / columns)}
        aria-colcount={columns}
        aria-busy={expecting && wallets.length === 0}
        data-columns={columns}
        data-kind={props.kind}
        style={{ blockSize: rows * rowHeight }}
        onKeyDown={onKeyDown}
      >
        {drawn.map((row) => {
          const from = row * columns;
          const here = wallets.slice(from, from + columns);
          const missing = Math.min(columns - here.length, wallets.length + bones - from - here.length);
          return (
            <div
              key={row}
              className="ph-card-row"
              style={{ insetBlockStart: row * rowHeight }}
              {...(here.length > 0 ? { role: 'row', 'aria-rowindex': row + 1 } : { 'aria-hidden': true })}
            >
              {here.map((wallet, column) => {
                const isInstalled = wallet.rdns !== undefined && installed.has(wallet.rdns);
                const odd = isOddName(wallet.name, wallet.altered);
                const notes = [
                  odd && about.odd,
                  isInstalled && about.installed,
                  wallet.badge === 'certified' && about.certified,
                ];
                return (
                  // biome-ignore lint/a11y/useSemanticElements: see above
                  // biome-ignore lint/a11y/useFocusableInteractive: its button is
                  <div key={wallet.id} role="gridcell" aria-colindex={column + 1}>
                    <WalletCard
                      wallet={wallet}
                      picture={pictureOf(catalogue, wallet)}
                      at={from + column}
                      installed={isInstalled}
                      odd={odd}
                      stop={from + column === active}
                      about={notes.filter(Boolean).join(' ') || undefined}
                      onChoose={choose}
                    />
                  </div>
                );
              })}
              {BONE_KEYS.slice(0, Math.max(0, missing)).map((key) => (
                <div key={key} className="ph-card" aria-hidden="true">
                  <span className="ph-bone ph-bone-card" />
                  <span className="ph-bone ph-w1" />
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {props.children}
    </div>
  );
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

const BONE_KEYS = ['a', 'b', 'c', 'd'];
