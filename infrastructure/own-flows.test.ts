/** Flows of the host: which are refused, and that errors in the others have no effect elsewhere. */
import { EMPTY, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Flow } from '../application/engine/flow.js';
import type { Modal } from '../application/modal/modal.js';
import { createModal } from './create-modal.js';
import { scriptedDevice } from './fakes/scripted-device.js';
import { SCRIPTED_NETWORKS } from './fakes/scripted-modal.js';
import { ownFlows } from './flow/index.js';
import { memoryStorage } from './storage/memory-storage.js';

const poll: Flow = { name: 'poll' };
const fails = (): never => {
  throw new Error('boom');
};

function modalWith(...flows: readonly unknown[]) {
  const device = scriptedDevice();
  const options = { networks: SCRIPTED_NETWORKS, services: false as const, storage: memoryStorage(), device };
  return { modal: createModal({ ...options, flows: ownFlows(...(flows as readonly Flow[])) }), device };
}

describe('flows of the host', () => {
  it.each<[string, readonly unknown[], string]>([
    ['one named as ours', [{ name: 'send' }], "flow named 'send'"],
    ['the same twice', [poll, poll], "flow named 'poll'"],
    ['one that answers what ours do', [{ name: 'poll', answers: { connect: { run: of } } }], "answers 'connect'"],
    [
      'two that answer the same',
      ['a', 'b'].map((name) => ({ name, answers: { vote: { run: of } } })),
      "answers 'vote'",
    ],
    ['no flow', [null], 'flows[0]'],
    ['a name that is none', [poll, { name: 7 }], 'flows[1]'],
    ['a fold that is none', [{ name: 'poll', fold: 'state' }], 'flows[0]'],
    ['reactions that are none', [{ name: 'poll', reactions: [1] }], 'flows[0]'],
    ['an answer that is none', [{ name: 'poll', answers: { vote: undefined } }], 'flows[0]'],
  ])('refuse %s', async (_, flows, words) => {
    const { modal } = modalWith(...flows);
    const outcome = await modal.open();
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'invalid-options' } });
    expect(!outcome.ok && outcome.failure.message).toContain(words);
    modal.destroy();
  });

  it('are created by `ownFlows`', async () => {
    const options = { networks: SCRIPTED_NETWORKS, services: false, flows: poll };
    const modal: Modal = Reflect.apply(createModal, undefined, [options]);
    expect(await modal.open()).toMatchObject({ ok: false, failure: { code: 'invalid-options' } });
    modal.destroy();
  });

  it('are loaded with the core, and again after a failed download', async () => {
    let tries = 0;
    const { modal } = modalWith(() => (tries++ ? Promise.resolve(poll) : Promise.reject(new TypeError('offline'))));
    expect(tries).toBe(0);
    expect(await modal.open()).toMatchObject({ ok: false, failure: { code: 'request-failed' } });
    expect(await modal.open()).toMatchObject({ ok: true });
    modal.destroy();
  });

  it.each<[string, Partial<Flow>]>([
    ['initial', { initial: fails }],
    ['fold', { fold: fails }],
    ['follow', { follow: fails }],
    ['implied', { implied: fails }],
  ])('that throw in `%s` do not affect the others, and are logged once', async (part, broken) => {
    const { modal, device } = modalWith({ ...poll, ...broken });
    expect(await modal.open()).toMatchObject({ ok: true });
    expect(await modal.close()).toMatchObject({ ok: true });
    expect(modal.getState().started).toBe(true);
    expect(device.lines.filter(({ message }) => message.startsWith(`${part} of the flow 'poll'`))).toHaveLength(1);
    modal.destroy();
  });

  it('cannot replace the state of the others', async () => {
    const { modal, device } = modalWith({ ...poll, fold: () => ({}) });
    expect(await modal.open()).toMatchObject({ ok: true });
    expect(modal.getState().shell.open).toBe(true);
    expect(device.lines.some(({ message }) => message.startsWith('fold'))).toBe(true);
    modal.destroy();
  });

  it('whose reaction throws are logged', async () => {
    const { modal, device } = modalWith({ ...poll, reactions: [fails] });
    expect(await modal.open()).toMatchObject({ ok: true });
    expect(device.lines.some(({ level }) => level === 'error')).toBe(true);
    modal.destroy();
  });

  it('open their screens by the route, while ours are still validated', async () => {
    const { modal } = modalWith(poll);
    const route = { view: 'poll' };
    expect(await Reflect.apply(modal.open, modal, [{ route }])).toMatchObject({ ok: true });
    const wrong = { view: 'account', tap: 'nfts' };
    expect(await Reflect.apply(modal.push, modal, [wrong])).toMatchObject({ ok: false });
    expect(modal.getState().router.history).toEqual([route]);
    modal.destroy();
  });

  it('declare the fields of their intents, with names of their choice', async () => {
    const asked: unknown[] = [];
    const vote = {
      takes: { options: (value: unknown, path: string) => (Array.isArray(value) ? undefined : path) },
      run: (_deps: unknown, intent: unknown) => {
        asked.push(intent);
        return EMPTY;
      },
    };
    const { modal } = modalWith({ ...poll, answers: { vote } });
    const run = (intent: object) => Reflect.apply(modal.run, modal, [{ type: 'vote', ...intent }]);
    const wrong = { code: 'invalid-options', data: { wrong: 'options' } };
    expect(await run({ options: 'tea' })).toMatchObject({ ok: false, failure: wrong });
    expect(await run({ options: ['tea'], text: 7, route: 'north' })).toMatchObject({ ok: true });
    expect(asked).toEqual([{ type: 'vote', options: ['tea'], text: 7, route: 'north' }]);
    modal.destroy();
  });
});
