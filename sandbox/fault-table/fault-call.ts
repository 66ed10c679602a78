/** A call that a page makes of its services: how it comes about, and what is there when it goes well or wrong. */
import { filter, firstValueFrom, from } from 'rxjs';
import { holdingsOf } from '../../application/account/holdings-of.js';
import type { State } from '../../application/engine/state.js';
import type { Modal } from '../../application/modal/modal.js';
import type { ModalOptions } from '../../infrastructure/options.js';
import type { enSnacks } from '../../ui-react/shell/notices/snacks.en.js';
import type { World } from '../world.js';
import type { GateFault } from './fault-gate.js';
import type { VisitedModal } from './visited-modal.js';

export interface FaultCall {
  readonly name: string;
  /** Which server answers it. */
  readonly target: (world: World) => string;
  readonly concerns: (path: string) => boolean;
  /** What the page is made with, asking at `url`. */
  readonly options: (url: string, world: World) => Partial<ModalOptions>;
  /** It is made for strangers. Absent: for those who are connected. */
  readonly strangers?: true;
  /** Left out: what takes too long to be waited for here. */
  readonly without?: readonly GateFault[];
  /** Has the call made. */
  readonly bring: (modal: Modal) => Promise<unknown>;
  /** All that the service tells is there. */
  readonly whole: (visited: VisitedModal) => boolean;
  /** What the specification has visitors or developers see when it fails; in words, for the report. */
  readonly wrong: { readonly words: string; readonly shown: (visited: VisitedModal) => boolean };
  /** What a visitor would do once it works again. Absent: nothing, it comes by itself. */
  readonly retry?: (modal: Modal) => Promise<unknown>;
  /** What is no fault to it. Absent: two seconds are within the time there is, and JSON is read whatever it is said to be. */
  readonly harmless?: readonly GateFault[];
  /** How often it may be asked in the minute after, while it is looked at. */
  readonly most: number;
}

export const servicesUrl = (world: World) => world.services.url;

export const stateOf = ({ modal }: VisitedModal) => modal.getState();

export const has = (state: State, symbol: string) =>
  holdingsOf(state)?.holdings.some(({ token, amount }) => token.symbol === symbol && amount > 0n) === true;

/** All is there that is held, tokens that nobody listed among them. */
export const holdsAll = (visited: VisitedModal) =>
  has(stateOf(visited), 'KELP') && holdingsOf(stateOf(visited))?.incomplete === undefined;

export const snackShown = ({ events }: VisitedModal, message: keyof typeof enSnacks) =>
  events.some((event) => event.type === 'snack.shown' && event.snack.message === message);

export const noSnack = ({ events }: VisitedModal) => !events.some(({ type }) => type === 'snack.shown');

/** Resolves once it holds: what comes next relies on it. */
export async function onceKnown(modal: Modal, holds: (state: State) => boolean): Promise<void> {
  await firstValueFrom(from(modal.state$).pipe(filter(holds)));
}
