/** A screen without a picture: what can be read on it, and what can be done. */

import type { Platform } from '../../../application/device.js';
import type { Modal } from '../../../application/modal.js';
import type { View } from '../../../application/router.js';
import type { State } from '../../../application/state.js';
import type { FieldName } from '../driver.js';

export interface Action {
  readonly label: string;
  readonly enabled: boolean;
  readonly act: () => void;
}

export interface Screen {
  readonly texts: readonly string[];
  readonly actions: readonly Action[];
  /** Takes a code as soon as it is whole. */
  readonly onCode?: (code: string) => void;
}

/** What a screen is made of. */
export interface Seen {
  readonly state: State;
  readonly modal: Modal;
  readonly platform: Platform;
  /** The page's origin. */
  readonly origin: string;
  /** What stands in a field that the modal knows nothing of before it is sent. */
  readonly typed: (field: FieldName) => string;
  /** By the clock that the modal goes by, in milliseconds since 1970. */
  readonly now: number;
}

/** What scrolling does elsewhere. */
export const NEXT_PAGE = 'next page';

export type ScreenOf = (seen: Seen) => Screen;
export type Screens = Readonly<Record<View, ScreenOf>>;

export function action(label: string, act: () => void, enabled = true): Action {
  return { label, enabled, act };
}
