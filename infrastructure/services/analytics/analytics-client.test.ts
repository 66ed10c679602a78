/** The events of a visit that a real server receives. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asyncScheduler, defer, Subject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '../../../application/engine/events.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { type ScriptedModal, scriptedModal } from '../../fakes/scripted-modal.js';
import { forwardEvents } from '../../forward-events.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import { type HttpAnalyticsOptions, httpAnalytics } from './index.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface Delivery {
  readonly props: { readonly event: string; readonly type: string; readonly address?: string };
  readonly [name: string]: unknown;
}

/** A service that accepts events or answers with a status, and whose settings say if it wants them. */
async function service(settings: string = '{"isAnalyticsEnabled":true}') {
  const delivered: Delivery[] = [];
  const asked: string[] = [];
  const service = { delivered, asked, status: 202, url: '', names: () => delivered.map(({ props }) => props.event) };
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method === 'GET') return void response.end(settings);
    if (service.status === 202) delivered.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(service.status).end();
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

function visit(options: HttpAnalyticsOptions, modal: ScriptedModal = scriptedModal()) {
  const events: Event[] = [];
  const destroyed$ = new Subject<void>();
  const handle = httpAnalytics(options);
  const analytics$ = defer(() =>
    handle.load({
      ...{ networks: [], storage: memoryStorage(), device: scriptedDevice(), scheduler: asyncScheduler, destroyed$ },
      emit: (event) => events.push(event),
    }),
  );
  forwardEvents(modal.core, analytics$);
  return { modal, events, destroyed$, alerts: () => events.filter(({ type }) => type === 'alert.due').length };
}

const until = (holds: () => void) => vi.waitFor(holds, { timeout: 20_000, interval: 10 });

describe('S7.7 an analytics service', () => {
  it('receives each event in its own request, with page and time', async () => {
    const counting = await service();
    const { modal } = visit({ url: counting.url, projectId: 'abc', query: { st: 'porthole' } });
    const before = Date.now();
    await modal.open();
    await modal.push({ view: 'what-is-a-wallet' });
    await modal.close();
    await until(() => expect(counting.names()).toHaveLength(3));
    expect(counting.names().sort()).toEqual(['CLICK_WALLET_HELP', 'MODAL_CLOSE', 'MODAL_OPEN']);
    expect(new Set(counting.asked)).toEqual(new Set(['POST /e?st=porthole&sv=react-1.7.4&projectId=abc']));
    const [first] = counting.delivered;
    expect(first).toMatchObject({ eventId: expect.stringMatching(/^[\da-f-]{36}$/), domain: '', url: '' });
    expect(first?.timestamp).toBeGreaterThanOrEqual(before);
    expect(counting.delivered.map(({ props }) => props.type)).toEqual(['track', 'track', 'track']);
    expect(new Set(counting.delivered.map(({ eventId }) => eventId)).size).toBe(3);
  });

  it('is not contacted until the frame after the first event has been painted, and misses nothing', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    const counting = await service();
    const { modal } = visit({ url: counting.url });
    await modal.open();
    vi.unstubAllGlobals();
    expect(frames).toHaveLength(1);
    expect(counting.asked).toEqual([]);
    for (const frame of frames) frame();
    await until(() => expect(counting.names()).toEqual(['MODAL_OPEN']));
  });

  it('is asked for its settings first, if configured, and receives nothing if it disables events', async () => {
    const counting = await service('{"isAnalyticsEnabled":false}');
    const { modal } = visit({ url: counting.url, settingsUrl: counting.url });
    await modal.open();
    await until(() => expect(counting.asked).toHaveLength(1));
    await modal.close();
    const other = await service();
    visit({ url: other.url, settingsUrl: other.url }, modal);
    await modal.open();
    await until(() => expect(other.names()).toContain('MODAL_OPEN'));
    expect(counting.asked).toEqual(['GET /getAnalyticsConfig?st=porthole&sv=react-1.7.4']);
  });

  it.each(['', 'nonsense', '{}', 'null', '{"isAnalyticsEnabled":"true"}'])(
    'receives nothing with the settings %j',
    async (text) => {
      const counting = await service(text);
      const { modal } = visit({ url: counting.url, settingsUrl: counting.url });
      await modal.open();
      await until(() => expect(counting.asked).toHaveLength(1));
      await modal.close();
      await modal.open();
      await new Promise((resolve) => setImmediate(resolve));
      expect(counting.delivered).toEqual([]);
    },
  );

  it('receives no request before the visitor consents, and then all events', async () => {
    const counting = await service();
    let agree: (yes: boolean) => void = () => undefined;
    const consent = () =>
      new Promise<boolean>((resolve) => {
        agree = resolve;
      });
    const { modal } = visit({ url: counting.url, settingsUrl: counting.url, consent });
    await modal.open();
    await until(() => expect(agree).toHaveLength(1));
    await modal.close();
    expect(counting.asked).toEqual([]);
    agree(true);
    await until(() => expect(counting.names().sort()).toEqual(['MODAL_CLOSE', 'MODAL_OPEN']));
  });

  it.each([
    ['says no', () => false],
    ['breaks', () => Promise.reject(new Error('no'))],
    ['answers something else', () => 'yes' as never],
  ])('receives nothing if the consent function %s', async (_, consent) => {
    const counting = await service();
    const asked = vi.fn(consent);
    const { modal } = visit({ url: counting.url, settingsUrl: counting.url, consent: asked });
    await modal.open();
    await until(() => expect(asked).toHaveBeenCalled());
    await modal.close();
    expect(counting.asked).toEqual([]);
  });

  it('receives nothing while the feature is off', async () => {
    const counting = await service();
    const { modal } = visit({ url: counting.url });
    await modal.configure({ features: { ...modal.core.getState().config.features, analytics: false } });
    await modal.open();
    await modal.configure({ features: { ...modal.core.getState().config.features, analytics: true } });
    await modal.close();
    await until(() => expect(counting.names()).toEqual(['MODAL_CLOSE']));
  });

  it('S8.10 that refuses causes one alert, until it accepts an event again', async () => {
    const counting = await service();
    counting.status = 403;
    const { modal, alerts } = visit({ url: counting.url });
    await modal.open();
    await until(() => expect(alerts()).toBe(1));
    await modal.close();
    await until(() => expect(counting.asked).toHaveLength(2));
    counting.status = 202;
    await modal.open();
    await until(() => expect(counting.names()).toEqual(['MODAL_OPEN']));
    expect(alerts()).toBe(1);
    counting.status = 403;
    await modal.close();
    await until(() => expect(alerts()).toBe(2));
  });

  it.each([500, 404])('that answers %i causes no alert', async (status) => {
    const counting = await service();
    counting.status = status;
    const { modal, events } = visit({ url: counting.url });
    await modal.open();
    await until(() => expect(counting.asked).toHaveLength(1));
    expect(events).toEqual([]);
  });

  it('receives nothing after the modal is destroyed', async () => {
    const counting = await service();
    const { modal, destroyed$ } = visit({ url: counting.url });
    await modal.open();
    await until(() => expect(counting.delivered).toHaveLength(1));
    destroyed$.next();
    await modal.close();
    await new Promise((resolve) => setImmediate(resolve));
    expect(counting.asked).toHaveLength(1);
  });
});
