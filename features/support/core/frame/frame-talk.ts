/** A modal whose embedded wallet exchanges messages with a secure frame that the scenario controls. */
import { of } from 'rxjs';
import type { Event } from '../../../../application/engine/events.js';
import type { Outcome } from '../../../../application/engine/outcome.js';
import type { Modal } from '../../../../application/modal/modal.js';
import type { HandleContext } from '../../../../application/ports/handle.js';
import type { Failure } from '../../../../domain/failure/failure.js';
import { defineNetwork, type NetworkInput } from '../../../../domain/network/network.js';
import { askFrame } from '../../../../infrastructure/connectors/embedded/ask-frame.js';
import { LIMITS } from '../../../../infrastructure/connectors/embedded/connector.js';
import { embeddedWallet } from '../../../../infrastructure/connectors/embedded/index.js';
import type { Question } from '../../../../infrastructure/connectors/embedded/messages.js';
import type { EmbeddedWalletOptions } from '../../../../infrastructure/connectors/embedded/options.js';
import { pageLogin } from '../../../../infrastructure/connectors/embedded/page-login.js';
import type { PageAddress } from '../../../../infrastructure/connectors/embedded/return-url.js';
import type { AppPayloads } from '../../../../infrastructure/connectors/embedded/schema.js';
import { type ScriptedFrame, scriptedFrame } from '../../../../infrastructure/connectors/embedded/scripted-frame.js';
import { scriptedChain } from '../../../../infrastructure/fakes/scripted-chain.js';
import { type ScriptedDevice, scriptedDevice } from '../../../../infrastructure/fakes/scripted-device.js';
import { SCRIPTED_NETWORKS } from '../../../../infrastructure/fakes/scripted-modal.js';
import { virtualTime } from '../../../../infrastructure/fakes/virtual-time.js';
import { type MemoryStorage, memoryStorage } from '../../../../infrastructure/storage/memory-storage.js';
import { coreModal } from '../core-modal.js';

export interface FrameTalk {
  readonly frame: ScriptedFrame;
  readonly device: ScriptedDevice;
  readonly storage: MemoryStorage;
  readonly modal: Modal;
  readonly events: readonly Event[];
  /** The outcomes of the calls to the modal, oldest first. */
  readonly outcomes: Outcome<unknown>[];
  /** The results of the requests that were sent to the frame directly, oldest first. */
  readonly answers: readonly (unknown | Failure)[];
  readonly page: TalkPage;
  pass(milliseconds: number): void;
  ask(name: Question, payload: unknown): void;
}

/** The page's URL. */
export interface TalkPage {
  readonly telegram?: boolean;
  /** Whether it is an installed web app. */
  readonly standalone?: boolean;
  address: string;
  /** The URL that the page navigated to, if it did. */
  left?: string;
}

const BRINEPOOL: NetworkInput = {
  ...{ id: 'brinepool', caipNetworkId: 'solana:brinepool', chainNamespace: 'solana', name: 'Brinepool' },
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://brinepool.example'] } },
};

async function frameTalk(
  stored: Readonly<Record<string, string>>,
  options: EmbeddedWalletOptions,
  page: TalkPage,
): Promise<FrameTalk> {
  const time = virtualTime();
  const device = scriptedDevice({ telegram: page.telegram ?? false, standalone: page.standalone ?? false });
  const storage = memoryStorage(stored);
  const events: Event[] = [];
  const answers: unknown[] = [];
  const { scheduler } = time;
  const handle = embeddedWallet(options);
  const networks = options.namespaces?.includes('solana') ? [...SCRIPTED_NETWORKS, BRINEPOOL] : SCRIPTED_NETWORKS;
  let frame: ScriptedFrame | undefined;
  /** Events that the modal receives while it is being created. */
  const early: Event[] = [];
  let emit = (event: Event): void => void early.push(event);
  const context: HandleContext = {
    ...{ networks: networks.map(defineNetwork), storage, device, scheduler, projectId: 'a-project' },
    metadata: { name: 'Slipway', description: 'A dapp', url: 'https://slipway.example', icons: [] },
    emit: (event) => emit(event),
  };
  // The handle gets the usual arguments; the scenario controls the frame.
  const frameOf = (url: string) => {
    frame = scriptedFrame(url);
    return frame;
  };
  const address: PageAddress = {
    read: () => page.address,
    redirectTo: (url) => {
      page.left = url;
    },
    rewrite: (url) => {
      page.address = url;
    },
  };
  const connector = await handle.load(
    Object.assign(context, { frameOf, address, loadPageLogin: () => Promise.resolve({ pageLogin }) }),
  );
  if (!frame) throw new Error('Unreachable: the connector has just created it.');
  const embedded = of(connector);
  const modal = coreModal(
    { networks, services: false },
    {
      ...{ connectors: [connector], embedded, chains: [scriptedChain({ scheduler })], storage, device, scheduler },
      approvals: of(connector.approvals),
    },
  );
  modal.events$.subscribe({ next: (event) => events.push(event) });
  emit = (modal as Modal & { emit(event: Event): void }).emit;
  for (const event of early) emit(event);
  const direct = askFrame(frame, { limits: LIMITS, scheduler, emit: (event) => emit(event) });
  return {
    ...{ frame, device, storage, modal, events, answers, outcomes: [], page },
    pass: (milliseconds) => time.advance(milliseconds),
    ask(name, payload) {
      direct(name, payload as AppPayloads[Question]).subscribe({
        next: (value) => answers.push(value),
        error: (failure: Failure) => answers.push(failure),
      });
    },
  };
}

const talks = new WeakMap<object, FrameTalk>();

/** One for each scenario, with what an earlier visit stored. */
export async function beginTalk(
  scenario: object,
  stored: Readonly<Record<string, string>> = {},
  options: EmbeddedWalletOptions = { url: 'https://secure.example/sdk' },
  page: TalkPage = { address: 'https://slipway.example/' },
): Promise<FrameTalk> {
  const talk = await frameTalk(stored, options, page);
  talks.set(scenario, talk);
  return talk;
}

export function talkOf(scenario: object): FrameTalk {
  const talk = talks.get(scenario);
  if (!talk) throw new Error('There is no page with a frame yet.');
  return talk;
}

/** Promises settle in several microtasks; nothing here takes longer. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
