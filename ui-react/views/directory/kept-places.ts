import type { Modal } from '../../../application/modal/modal.js';

export interface GridSizes {
  readonly columns: number;
  readonly rowHeight: number;
  /** The height of the view. */
  readonly height: number;
}

/** A visitor's position in a grid. */
export interface GridPlace {
  /** The scroll position. */
  top: number;
  /** The last measured sizes, with which the next grid is rendered correctly at once. */
  sizes?: GridSizes | undefined;
  /** The wallet that has or had the focus. */
  walletId?: string;
  /** Whether the grid focuses it when it is shown again. */
  returning?: boolean;
}

/** The list and the search results have a position each. */
export interface Places {
  list: GridPlace;
  found: GridPlace;
}

const kept = new WeakMap<Modal, Places>();

/** The visitor's last positions in the directory of a modal; `afresh`: at its beginning. */
export function placesOf(modal: Modal, afresh: boolean): Places {
  const known = kept.get(modal);
  if (known && !afresh) return known;
  const places = { list: { top: 0 }, found: { top: 0 } };
  kept.set(modal, places);
  return places;
}
