import type { State } from '../../application/engine/state.js';
import type { Modal } from '../../application/modal/modal.js';
import type { Interrupt, Route, View } from '../../application/shell/router.js';

/** Props of every screen: its route, the modal's state, and the modal to send intents to. */
export interface ViewProps<V extends View> {
  readonly route: Extract<Route | Interrupt, { view: V }>;
  readonly state: State;
  readonly modal: Modal;
}

/** Props of a component that renders several screens, one at a time. */
export type EachViewProps<V extends View> = V extends View ? ViewProps<V> : never;
