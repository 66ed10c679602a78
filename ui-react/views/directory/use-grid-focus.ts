import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ListedWallet } from '../../../domain/wallet/wallet.js';
import type { GridPlace } from './kept-places.js';

export interface GridFocus {
  /** The card in the tab order. */
  readonly active: number;
  readonly grid: RefObject<HTMLDivElement | null>;
  /** Focuses a card. */
  readonly moveTo: (at: number) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Which card has the focus, or would get it: the same wallet wherever it moves; if it is removed, the one in its place. */
export function useGridFocus(wallets: readonly ListedWallet[], place: GridPlace): GridFocus {
  const grid = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState({ id: place.walletId, at: 0 });
  const focused = useRef<HTMLElement>(undefined);
  const wanted = useRef(place.returning === true);
  const active = placeOf(wallets, last);

  const go = (at: number) => {
    const id = wallets[at]?.id;
    if (id === undefined) return;
    place.walletId = id;
    if (id !== last.id || at !== last.at) setLast({ id, at });
  };

  useLayoutEffect(() => {
    const gone = focused.current !== undefined && !focused.current.isConnected;
    if (!gone && !wanted.current) return;
    const card = grid.current?.querySelector<HTMLElement>(`[data-at="${active}"]`);
    if (!card) return;
    const came = place.returning === true;
    wanted.current = false;
    place.returning = false;
    if (came && !isOurs(card)) return;
    card.focus({ preventScroll: true });
  });

  return {
    active,
    grid,
    moveTo: (at) => {
      wanted.current = true;
      go(at);
      // Already the active card: nothing is rendered again, so the effect would not focus it.
      if (at === active) grid.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus({ preventScroll: true });
    },
    onFocus: ({ target }) => {
      const at = Number(target.dataset.at);
      if (!Number.isInteger(at)) return;
      focused.current = target;
      go(at);
    },
    onBlur: ({ target }) => {
      // A removed element may get a blur event while it is still connected.
      queueMicrotask(() => {
        if (target.isConnected && focused.current === target) focused.current = undefined;
      });
    },
  };
}

function placeOf(
  wallets: readonly ListedWallet[],
  { id, at }: { readonly id: string | undefined; readonly at: number },
) {
  if (id === undefined || wallets[at]?.id === id) return Math.min(at, Math.max(0, wallets.length - 1));
  const found = wallets.findIndex((wallet) => wallet.id === id);
  return found >= 0 ? found : Math.min(at, Math.max(0, wallets.length - 1));
}

/** Whether the focus is in the modal, or nowhere: focus outside is never moved. */
function isOurs(card: HTMLElement): boolean {
  const { activeElement } = card.getRootNode() as ShadowRoot;
  return activeElement !== null || document.activeElement === document.body;
}
