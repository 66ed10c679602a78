/** The modal itself: open or closed, and the messages above the screens. */
import type { Alert } from '../../domain/site/alert.js';

export interface ShellState {
  /** Always false in inline mode. */
  readonly open: boolean;
  readonly loading: boolean;
  /** True for 500 ms after a close was refused. */
  readonly refusing: boolean;
  /** True if the modal was opened by an interrupt, so it closes with it. */
  readonly openedByInterrupt: boolean;
}

/** By flow: its short messages, each with a sentence in the text catalogue. A flow declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: flows declare into it
export interface SnackMessages {}

/** One of them, or the host's own text. */
export type SnackMessage = SnackMessages[keyof SnackMessages] | { readonly text: string };

/** A short message above the screens. */
export interface Snack {
  readonly kind: 'success' | 'error' | 'loading';
  readonly message: SnackMessage;
  /** False: stays until replaced or hidden. */
  readonly autoClose: boolean;
}

export interface NoticesState {
  readonly snack?: Snack | undefined;
  /** The next message, during the pause after the last one. */
  readonly nextSnack?: Snack | undefined;
  readonly alert?: Alert | undefined;
}
