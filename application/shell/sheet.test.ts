/** The intents of the modal itself, and their results. */
import { describe, expect, it } from 'vitest';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import type { Deps } from '../engine/deps.js';
import type { State } from '../engine/state.js';
import { type CloseGuard, close } from './close.js';
import { shellFlow } from './flow.js';
import type { Snack } from './state.js';

const snack = (text: string, autoClose = true): Snack => ({ kind: 'success', message: { text }, autoClose });

async function opened() {
  const modal = scriptedModal();
  await modal.open({ route: { view: 'connect' } });
  const views = () => modal.getState().router.history.map(({ view }) => view);
  const emitted = (type: string) => modal.events.filter((event) => event.type === type).length;
  const message = () => modal.getState().notices.snack?.message;
  return { ...modal, views, emitted, message };
}

describe('the screens', () => {
  it('go forward, are replaced, go back and are reset as requested', async () => {
    const { push, replace, back, reset, views } = await opened();
    await push({ view: 'all-wallets' });
    await push({ view: 'what-is-a-wallet' });
    await replace({ view: 'what-is-a-network' });
    expect(views()).toEqual(['connect', 'all-wallets', 'what-is-a-network']);
    await back();
    expect(views()).toEqual(['connect', 'all-wallets']);
    await reset({ view: 'what-is-a-wallet' });
    expect(views()).toEqual(['what-is-a-wallet']);
  });

  it('end with the first, where going back closes the modal', async () => {
    const { back, open, close, getState, emitted } = await opened();
    await close();
    expect([getState().shell.open, emitted('modal.closed')]).toEqual([false, 1]);
    await open({ route: { view: 'connect' } });
    await back();
    expect([getState().shell.open, emitted('modal.closed'), emitted('route.left')]).toEqual([false, 2, 0]);
  });

  it.each([
    [true, false, 'route.left', ['modal.closed']],
    // It is reported once.
    [true, false, 'modal.closed', []],
    [true, true, 'route.left', []],
    [false, false, 'route.left', []],
    [false, true, 'route.left', []],
  ] as const)('open %s, then %s, by %s: also emits %j', (before, after, type, implied) => {
    const state = (open: boolean) => ({ shell: { open } }) as Partial<State> as State;
    expect(shellFlow.implied?.(state(before), state(after), { type })).toEqual(implied.map((each) => ({ type: each })));
  });
});

describe('closing', () => {
  const says =
    (why: ReturnType<CloseGuard>): CloseGuard =>
    () =>
      why;
  const unlessForced: CloseGuard = (_, force) => (force ? undefined : 'ignored');

  it.each<[string, readonly CloseGuard[], boolean | undefined, readonly string[]]>([
    ['nothing in the way', [says(undefined)], undefined, ['modal.closed']],
    ['something to decide first', [says(undefined), says('refused'), says('ignored')], true, ['modal.close-refused']],
    ['the screen of a wallet', [unlessForced], undefined, []],
    ['the screen of a wallet, and a host that insists', [unlessForced], true, ['modal.closed']],
  ])('%s', (_, closeGuards, force, expected) => {
    const seen: string[] = [];
    const deps = { closeGuards, state: () => ({}) } as Partial<Deps> as Deps;
    close(deps)({ force }).subscribe(({ type }) => seen.push(type));
    expect(seen).toEqual(expected);
  });
});

describe('messages above the screens', () => {
  it('disappear after 2.5 seconds, unless they are to stay', async () => {
    const { showSnack, time, message } = await opened();
    await showSnack(snack('a'));
    time.advance(2_499);
    expect(message()).toEqual({ text: 'a' });
    time.advance(1);
    expect(message()).toBeUndefined();
    await showSnack(snack('b', false));
    time.advance(60_000);
    expect(message()).toEqual({ text: 'b' });
  });

  it('are replaced by the next one, which has its own time', async () => {
    const { showSnack, time, message, setLoading } = await opened();
    await showSnack(snack('a'));
    time.advance(2_400);
    await showSnack(snack('b'));
    expect(message()).toBeUndefined();
    time.advance(100);
    await showSnack(snack('c'));
    time.advance(149);
    // A message of another kind does not change the timer.
    await setLoading(true);
    expect(message()).toBeUndefined();
    time.advance(1);
    expect(message()).toEqual({ text: 'c' });
    time.advance(1_000);
    await setLoading(false);
    time.advance(1_499);
    expect(message()).toEqual({ text: 'c' });
    time.advance(1);
    expect(message()).toBeUndefined();
  });

  it('an alert disappears when dismissed, and the modal is busy when told so', async () => {
    const { core, dismissAlert, setLoading, getState, device } = await opened();
    const alert = { key: 'INVALID_PROJECT_ID', short: 'S', long: 'L', origin: 'https://a.example' } as const;
    core.emit({ type: 'alert.raised', alert });
    expect(getState().notices.alert).toEqual(alert);
    expect(device.lines).toMatchObject([{ level: 'error', message: 'L' }]);
    await dismissAlert();
    await setLoading(true);
    expect([getState().notices.alert, getState().shell.loading]).toEqual([undefined, true]);
  });
});

describe('the configuration', () => {
  it('is changed by patches of the host, features one by one', async () => {
    const { configure, getState } = await opened();
    const before = getState().config;
    await configure({ debug: true });
    expect(getState().config).toEqual({ ...before, debug: true });
    await configure({ features: { history: false } });
    expect(getState().config).toEqual({ ...before, debug: true, features: { ...before.features, history: false } });
  });

  it('is complete once the core has started, and stays so', () => {
    const { core, getState } = scriptedModal();
    expect(getState().started).toBe(true);
    core.emit({ type: 'route.left' });
    expect(getState().started).toBe(true);
    const fold = (started: boolean, event: Parameters<NonNullable<typeof shellFlow.fold>>[1]) =>
      shellFlow.fold?.({ ...getState(), started }, event, getState()).started;
    expect([fold(false, { type: 'route.left' }), fold(false, { type: 'core.started', connectors: [] })]).toEqual([
      false,
      true,
    ]);
  });
});
