import type { Modal } from '../../../application/modal/modal.js';

export interface GridSizes {
  readonly columns: number;
  readonly rowHeight: number;
  /** Of what is in view. */
  readonly height: number;
}

/** Where a visitor is in a grid. */
export interface GridPlace {
  /** How far it is scrolled. */
  top: number;
  /** As last measured: the next grid in that place is drawn right at once. */
  sizes?: GridSizes | undefined;
  /** The wallet that the keyboard is at, or was. */
  walletId?: string;
  /** The keyboard goes there when the grid comes back. */
  returning?: boolean;
}

/** The list and what was found have a place each. */
export interface Places {
  list: GridPlace;
  found: GridPlace;
}

const kept = new WeakMap<Modal, Places>();

/** Where the visitor of a modal was when the directory was last on the screen; `afresh`: at its beginning. */
export function placesOf(modal: Modal, afresh: boolean): Places {
  const known = kept.get(modal);
  if (known && !afresh) return known;
  const places = { list: { top: 0 }, found: { top: 0 } };
  kept.set(modal, places);
  return places;
}
