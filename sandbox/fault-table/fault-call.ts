/** A call of a page to its services: how it is triggered, and the result if it succeeds or fails. */
import { filter, firstValueFrom, from } from 'rxjs';
import { holdingsOf } from '../../application/account/holdings/holdings-of.js';
import type { State } from '../../application/engine/state.js';
import type { Modal } from '../../application/modal/modal.js';
import type { ModalOptions } from '../../infrastructure/options.js';
import type { enSnacks } from '../../ui-react/shell/notices/snacks.en.js';
import type { World } from '../world.js';
import type { GateFault } from './fault-gate.js';
import type { VisitedModal } from './visited-modal.js';

export interface FaultCall {
  readonly name: string;
  /** The server that answers it. */
  readonly target: (world: World) => string;
  readonly concerns: (path: string) => boolean;
  /** The options of the page, with services at `url`. */
  readonly options: (url: string, world: World) => Partial<ModalOptions>;
  /** For visitors without a connection. Absent: for connected ones. */
  readonly disconnected?: true;
  /** Faults that take too long to wait for here. */
  readonly without?: readonly GateFault[];
  /** Triggers the call. */
  readonly bring: (modal: Modal) => Promise<unknown>;
  /** True once everything from the service is shown. */
  readonly whole: (visited: VisitedModal) => boolean;
  /** What the specification requires visitors or developers to see if it fails; in words, for the report. */
  readonly wrong: { readonly words: string; readonly shown: (visited: VisitedModal) => boolean };
  /** What a visitor does once it works again. Absent: nothing, it recovers by itself. */
  readonly retry?: (modal: Modal) => Promise<unknown>;
  /** Faults that it tolerates. Absent: two seconds are within the time limit, and JSON is parsed whatever its content type. */
  readonly harmless?: readonly GateFault[];
  /** The maximum number of requests in the following minute, while it is visible. */
  readonly most: number;
}

export const servicesUrl = (world: World) => world.services.url;

export const stateOf = ({ modal }: VisitedModal) => modal.getState();

export const has = (state: State, symbol: string) =>
  holdingsOf(state)?.holdings.some(({ token, amount }) => token.symbol === symbol && amount > 0n) === true;

/** All holdings are there, including unlisted tokens. */
export const holdsAll = (visited: VisitedModal) =>
  has(stateOf(visited), 'KELP') && holdingsOf(stateOf(visited))?.incomplete === undefined;

export const snackShown = ({ events }: VisitedModal, message: keyof typeof enSnacks) =>
  events.some((event) => event.type === 'snack.shown' && event.snack.message === message);

export const noSnack = ({ events }: VisitedModal) => !events.some(({ type }) => type === 'snack.shown');

/** Resolves once it is true: the next step relies on it. */
export async function onceKnown(modal: Modal, holds: (state: State) => boolean): Promise<void> {
  await firstValueFrom(from(modal.state$).pipe(filter(holds)));
}
