/** What the browser driver does with the dapp inside its page. Each function is sent there on its own. */

import type { State } from '../../../application/engine/state.js';
import type { Egress } from '../../../application/modal/egress.js';
import type { Modal } from '../../../application/modal/modal.js';
import type { Eip1193Provider } from '../../../infrastructure/connectors/eip1193/provider.js';
import { type ProviderRequest, providerAnswer } from '../wallets/provider-answer.js';
import type { Answer } from '../world/dapp-request.js';

/** What the suite stores in the page. */
export interface Notebook {
  readonly events: string[];
  /** The session as the page reported it, each state with its start time. */
  readonly sessions: { readonly said: string; readonly at: number }[];
  answer: Promise<Answer> | undefined;
}

/** The names at which the demo dapp and the suite are found in the page. */
interface Rooms {
  readonly portholeDemo?: { readonly modal: Modal; readonly functions: object };
  suite?: Notebook;
  readonly maliciousAsked?: () => readonly string[];
}

/** Resolves once the dapp has started, or shows why it cannot. */
export async function untilStarted(): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(window as Rooms).portholeDemo && !document.querySelector('.broken')) {
    if (performance.now() > end) throw new Error('The demo has not started.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Subscribes to the modal and loads its core. Returns the error if the dapp does not work. */
export async function beginSuite(): Promise<string | undefined> {
  const rooms = window as Rooms;
  const modal = rooms.portholeDemo?.modal;
  if (!modal) return document.querySelector('.broken')?.textContent ?? 'The demo has not started.';
  const suite: Notebook = { events: [], sessions: [], answer: undefined };
  rooms.suite = suite;
  modal.events$.subscribe((event) => {
    suite.events.push(event.type);
    // Adds the name of a message to the secure frame, and the kind of answer to a request.
    if ('message' in event) suite.events.push(`${event.type} of ${event.message}`);
    if (event.type === 'request.succeeded') suite.events.push(`${event.type} of ${event.response}`);
  });
  modal.state$.subscribe(({ connect, network }) => {
    const { eip155 } = connect.connections;
    const live = eip155?.status === 'connected' ? eip155 : undefined;
    const status = eip155?.status ?? 'disconnected';
    const where = live?.networkId ?? network.chosen.eip155 ?? 'the default';
    const said = [status, live?.wallet.name, live?.account.address, where].join();
    if (suite.sessions.at(-1)?.said !== said) suite.sessions.push({ said, at: Date.now() });
  });
  // Wrong options are found when the core is loaded, which the first intent does.
  const loaded = await modal.configure({});
  return loaded.ok ? undefined : loaded.failure.message;
}

/** Calls the modal and stores the result until it is read. */
export function callModal([method, ...parameters]: readonly [string, ...unknown[]]): void {
  const { portholeDemo, suite } = window as Rooms;
  if (!portholeDemo || !suite) throw new Error('The dapp has not started.');
  const { modal, functions } = portholeDemo;
  const outcome: ReturnType<Modal['signMessage']> = Object.hasOwn(functions, method)
    ? Reflect.apply(Reflect.get(functions, method), undefined, [modal, ...parameters])
    : Reflect.apply(Reflect.get(modal, method), modal, parameters);
  suite.answer = outcome.then((ended): Answer => {
    if (ended.ok) return { ok: true, value: ended.value };
    const { code, message, data } = ended.failure;
    const { rpcName, done, failed } = data;
    return { ok: false, code, message, rpcName: typeof rpcName === 'string' ? rpcName : undefined, done, failed };
  });
}

/** The session as the page reports it, and since when. */
export function lastSession(): Notebook['sessions'][number] | undefined {
  return (window as Rooms).suite?.sessions.at(-1);
}

/** Resolves once the wallets of this browser have been found. */
export async function untilWalletsKnown(): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(window as Rooms).portholeDemo?.modal.getState().connect.wallets.injected) {
    if (performance.now() > end) throw new Error('The wallets of this browser have not been found.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Sends a request to the modal's provider and stores the result until it is read. JSON text, for the page. */
export function askProvider(request: ProviderRequest): string {
  const ask = `(${providerAnswer.toString()})(portholeDemo.modal.getProvider(), ${JSON.stringify(request)})`;
  return `void (suite.answer = ${ask})`;
}

export function lastAnswer(): Promise<Answer> | undefined {
  return (window as Rooms).suite?.answer;
}

export function timesEmitted(type: string): number {
  return (window as Rooms).suite?.events.filter((each) => each === type).length ?? 0;
}

export function readState(): State | undefined {
  return (window as Rooms).portholeDemo?.modal.getState();
}

/** From now on, records the provider's events among the modal's, as a library that uses the provider would receive them. */
export function recordProviderEvents(): void {
  const { portholeDemo, suite } = window as Rooms;
  const provider = portholeDemo?.modal.getProvider() as Eip1193Provider;
  const note = (said: string) => void suite?.events.push(`provider: ${said}`);
  provider.on?.('accountsChanged', (accounts) => note(`${(accounts as readonly string[]).length} accounts`));
  provider.on?.('disconnect', (error) => note(`disconnect ${(error as { readonly code: number }).code}`));
}

export function hasProvider(): boolean {
  return (window as Rooms).portholeDemo?.modal.getProvider() !== undefined;
}

export async function readEgress(): Promise<readonly Egress[]> {
  return (await (window as Rooms).portholeDemo?.modal.egress()) ?? [];
}

/** What a script of a malicious wallet has done, if one ever ran. */
export function readScriptRuns(): string | undefined {
  return Reflect.get(window, 'injectedCode');
}

/** Which malicious wallets were asked to connect. */
export function readMaliciousAsked(): readonly string[] {
  return (window as Rooms).maliciousAsked?.() ?? [];
}

export async function goBack(): Promise<void> {
  await (window as Rooms).portholeDemo?.modal.back();
}

export async function configure(changes: Partial<State['config']>): Promise<void> {
  await (window as Rooms).portholeDemo?.modal.configure(changes);
}

/** From now on, whether the browser allows new windows. */
export function letOpen(windows: boolean): void {
  Reflect.get(window, 'letOpen')(windows);
}

/** The URL that the page opened last. */
export function readOpened(): string | undefined {
  return Reflect.get(window, 'lastOpened')();
}
