import { asyncScheduler, firstValueFrom } from 'rxjs';
import { expect, it, vi } from 'vitest';
import type { HandleContext } from '../application/ports/handle.js';
import { scriptedCatalogue, scriptedChain, scriptedDevice, scriptedEmbedded } from './fakes/index.js';
import { lateAdapters } from './late-adapters.js';
import { memoryStorage } from './storage/memory-storage.js';

const context: HandleContext = {
  ...{ networks: [], storage: memoryStorage(), device: scriptedDevice(), scheduler: asyncScheduler },
};

it('has a port for each handle, and loads none of them before it is used', () => {
  const catalogue = scriptedCatalogue();
  const load = vi.fn(catalogue.handle.load);
  const { ports } = lateAdapters(
    { catalogue: { ...catalogue.handle, load }, signIn: undefined, swaps: null },
    [],
    context,
  );
  expect(Object.keys(ports)).toEqual(['catalogue']);
  expect(load).not.toHaveBeenCalled();
});

it('loads each part once, with the common context, however many use it', async () => {
  const catalogue = scriptedCatalogue();
  const load = vi.fn(catalogue.handle.load);
  const { catalogue: catalogue$ } = lateAdapters({ catalogue: { ...catalogue.handle, load } }, [], context).ports;
  if (!catalogue$) throw new Error('There is a directory.');
  const both = await Promise.all([firstValueFrom(catalogue$), firstValueFrom(catalogue$)]);
  expect(both).toEqual([catalogue, catalogue]);
  expect(load.mock.calls).toEqual([[context]]);
});

it('loads the directory once, with or without the container', async () => {
  const catalogue = scriptedCatalogue();
  const load = vi.fn(catalogue.handle.load);
  const handles = { catalogue: { ...catalogue.handle, load } };
  const { chain, ports } = lateAdapters(handles, [scriptedChain().handle], context);
  if (!ports.catalogue) throw new Error('There is a directory.');
  const before = await firstValueFrom(ports.catalogue);
  await firstValueFrom(chain('eip155'));
  expect(await firstValueFrom(ports.catalogue)).toBe(before);
  expect(load).toHaveBeenCalledOnce();
});

it('shares the embedded wallet between its connector, its login and its requests', async () => {
  const inside = scriptedEmbedded();
  const load = vi.fn(inside.handle.load);
  const { ports, loads } = lateAdapters({ embedded: { ...inside.handle, load } }, [], context);
  if (!ports.embedded || !ports.approvals) throw new Error('There is a wallet.');
  const connector = await loads.embedded?.();
  expect(await firstValueFrom(ports.embedded)).toBe(connector);
  expect(await firstValueFrom(ports.approvals)).toBe(connector?.approvals);
  expect(load).toHaveBeenCalledOnce();
});

it('has no chain for a namespace without a handle', async () => {
  const { chain } = lateAdapters({}, [scriptedChain().handle], context);
  await expect(firstValueFrom(chain('solana'))).rejects.toMatchObject({ code: 'adapter-not-found' });
  await expect(firstValueFrom(chain('eip155'))).resolves.toMatchObject({ namespace: 'eip155' });
});
