import { NEVER } from 'rxjs';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../../storage/memory-storage.js';
import type { ProtocolClient } from '../protocol-client.js';
import { endLeft } from './end-left.js';
import { forgetSession, readSessions } from './session-index.js';
import { sessionStore } from './session-store.js';

const [SLOT, OTHER] = ['0123456789abcdef', 'fedcba9876543210'];
const ENTRY = '{"a":"1"}';

/** A page with two stored sessions, the first of which was left. `disconnect`: of its client, and whether a client opens. */
function page({ disconnect = async (): Promise<void> => undefined, opens = true, known = true } = {}) {
  const storage = memoryStorage({
    walletconnect_sessions: JSON.stringify([
      { slot: SLOT, topic: 'a' },
      { slot: OTHER, topic: 'b' },
    ]),
    ...{ [`walletconnect:${SLOT}`]: ENTRY, [`walletconnect:${OTHER}`]: ENTRY, sessions_to_end: ',a' },
  });
  const opened: string[] = [];
  let held = 0;
  const open = (slot: string): Promise<ProtocolClient> => {
    opened.push(slot);
    if (!opens) return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const store = sessionStore(storage, `walletconnect:${slot}`);
    return Promise.resolve({
      ...{ store, slot, sessionEvents$: NEVER, closed: false, close: () => undefined },
      hold() {
        held++;
        return () => void held--;
      },
      sessionOf: (topic) => (known ? { topic, namespaces: {}, peer: {} } : undefined),
      propose: () => expect.unreachable(),
      request: () => expect.unreachable(),
      authenticate: () => expect.unreachable(),
      ping: () => expect.unreachable(),
      withdraw: () => expect.unreachable(),
      disconnect() {
        // Clients remove what they had of a session.
        store.set('a', undefined);
        return disconnect();
      },
    });
  };
  const end = (clients: readonly ProtocolClient[] = [], restoring?: Promise<unknown>) =>
    endLeft({ storage, open, clients: new Set(clients), restoring, index: { forgetSession, readSessions } });
  return { storage, opened, open, end, held: () => held };
}

const REST = {
  walletconnect_sessions: JSON.stringify([{ slot: OTHER, topic: 'b' }]),
  [`walletconnect:${OTHER}`]: ENTRY,
};

it('what was left ends and is forgotten; another session stays', async () => {
  const { storage, opened, end, held } = page();
  await end();
  expect(storage.entries()).toEqual(REST);
  expect([opened, held()]).toEqual([[SLOT], 0]);
});

it('what the client does not know any more is forgotten', async () => {
  const { storage, end } = page({ known: false, disconnect: () => expect.unreachable() });
  await end();
  expect(storage.entries()).toEqual(REST);
});

it('everything stays stored until the relay has the message', async () => {
  let before = {};
  const { storage, end } = page({
    async disconnect() {
      // What the client wrote would be stored by then.
      await Promise.resolve();
      expect(storage.entries()).toEqual(before);
    },
  });
  before = storage.entries();
  await end();
  expect(storage.entries()).toEqual(REST);
});

it.each([
  ['its client does not open', { opens: false }],
  ['the relay does not take the message', { disconnect: () => Promise.reject(new Error('No relay')) }],
])('everything stays stored for the next visit if %s', async (_what, failing) => {
  const { storage, end, held } = page(failing);
  const before = storage.entries();
  await end();
  expect(topicsToEnd(storage)).toEqual(['a']);
  expect({ ...storage.entries(), sessions_to_end: before.sessions_to_end }).toEqual(before);
  expect(held()).toBe(0);
});

it('one that is open in this page is left to it, and so is one that is being restored', async () => {
  const { storage, opened, open, end } = page();
  const client = await open(SLOT);
  await end([client]);
  expect(opened).toEqual([SLOT]);
  const clients: ProtocolClient[] = [];
  const ending = end(clients, Promise.reject(new Error('Not restored')));
  await ending;
  expect(opened).toEqual([SLOT, SLOT]);
  expect(storage.entries()).toEqual(REST);
});

const topicsToEnd = (storage: { get(key: string): string | undefined }) =>
  storage.get('sessions_to_end')?.split(',').filter(Boolean);
