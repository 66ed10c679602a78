/** A modal with real adapters and real services, whose clock can be advanced; and the actions of each run. */
import type { Event } from '../../application/engine/events.js';
import type { Outcome } from '../../application/engine/outcome.js';
import type { Modal } from '../../application/modal/modal.js';
import { evm } from '../../infrastructure/chains/evm/index.js';
import { external } from '../../infrastructure/connectors/external/index.js';
import { createModal } from '../../infrastructure/create-modal.js';
import { memoryStorage, scriptedDevice, virtualTime } from '../../infrastructure/fakes/index.js';
import type { ModalOptions } from '../../infrastructure/options.js';
import { worldWallet } from '../wallets/world-wallet.js';
import type { World } from '../world.js';

export interface VisitedModal {
  readonly modal: Modal;
  readonly events: readonly Event[];
  /** Milliseconds, on the modal's clock. */
  now(): number;
  /** Real milliseconds pass, and as many on the modal's clock. */
  pass(milliseconds: number): Promise<void>;
  /** On the modal's clock only, second by second, with time for answers in between. */
  forward(seconds: number): Promise<void>;
  /** Resolves to whether it became true within some real seconds. */
  until(holds: () => boolean): Promise<boolean>;
  end(): void;
}

const TICK = 5;
const TIMEOUT = 15_000;
/** Allows the requests of one second of the modal's clock to be answered. */
const BREATH = 10;
/** The maximum step of the clock, so that a busy machine’s pause does not make everyone else look silent. */
const LEAP = 1_000;

/** `busy`: pending answers keep the clock from being advanced. */
export function visitedModal(world: World, busy: () => boolean, more: Partial<ModalOptions>): VisitedModal {
  const time = virtualTime(Date.now());
  let ahead = 0;
  const catchUp = () => time.advance(Math.min(LEAP, Math.max(0, Date.now() + ahead - time.now())));
  const timer = setInterval(catchUp, TICK);
  const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const { provider } = worldWallet(world.settings, 'Harbor', { mode: 'approve' });
  const modal = createModal({
    networks: world.networks,
    chains: [evm()],
    connectors: [external({ id: 'harbor', name: 'Harbor', load: () => provider })],
    services: false,
    device: scriptedDevice({ origin: 'http://localhost' }),
    storage: memoryStorage(),
    scheduler: time.scheduler,
    projectId: 'fault-table',
    ...more,
  });
  const events: Event[] = [];
  modal.events$.subscribe((event) => events.push(event));
  return {
    modal,
    events,
    pass,
    now: () => time.now(),
    async forward(seconds) {
      for (let at = 0; at < seconds; at += 1) {
        ahead += 1_000;
        catchUp();
        await pass(BREATH);
        for (let waited = 0; busy() && waited < TIMEOUT; waited += TICK) await pass(TICK);
      }
    },
    async until(holds) {
      const began = Date.now();
      while (!holds() && Date.now() - began < TIMEOUT) await pass(TICK);
      return holds();
    },
    end() {
      clearInterval(timer);
      modal.destroy();
    },
  };
}

/** Whether everything a visitor may want still works. Names what does not. */
export async function unusable({ modal }: VisitedModal): Promise<readonly string[]> {
  const other = modal.getState().config.networks[1]?.caipNetworkId;
  const home = modal.getState().config.networks[0]?.caipNetworkId;
  if (!other || !home) throw new Error('Two networks are needed.');
  const actions: Readonly<Record<string, () => Promise<Outcome<unknown>>>> = {
    close: () => modal.close(),
    open: () => modal.open(),
    'switch network': () => modal.switchNetwork(other),
    'switch back': () => modal.switchNetwork(home),
    sign: () => modal.signMessage('Still here'),
    'copy address': () => modal.copyAddress(),
    'open again': () => modal.open(),
  };
  const bad: string[] = [];
  for (const [name, act] of Object.entries(actions)) {
    const ended = await endOf(act());
    if (ended !== 'well') bad.push(`${name}: ${ended}`);
  }
  return bad;
}

/** The outcome of a promise of the modal; `never` if it takes longer than any limit. */
export async function endOf(promise: Promise<Outcome<unknown>>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'never'>((resolve) => {
    timer = setTimeout(() => resolve('never'), TIMEOUT);
  });
  const ended = await Promise.race([promise, late]);
  clearTimeout(timer);
  if (ended === 'never') return ended;
  return ended.ok ? 'well' : ended.failure.code;
}
