import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { defineNetwork } from '../../../domain/network/network.js';
import { createModal } from '../../../infrastructure/create-modal.js';
import { memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import { reactWindow } from '../../../scripts/react-window.js';
import { ModalContext } from '../../modal-context.js';
import { NetworkList } from './network-list.js';
import type { NetworkRow } from './network-rows.js';

const window = reactWindow(['ResizeObserver', 'getComputedStyle'], {
  innerHeight: 800,
  IS_REACT_ACT_ENVIRONMENT: true,
});

/** Counts the elements of the list, and the rows whose network was read for rendering. */
async function drawn(many: number): Promise<{ readonly elements: number; readonly read: number }> {
  const read = new Set<number>();
  const rows = Array.from({ length: many }, (_, at): NetworkRow => {
    const network = defineNetwork({
      id: at + 1,
      name: `Local ${at + 1}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['http://127.0.0.1:1/'] } },
    });
    const watched = {
      ...network,
      get name() {
        read.add(at);
        return network.name;
      },
    };
    return { network: watched, current: at === 0, available: true, switching: false };
  });
  const place = window.document.createElement('div');
  window.document.body.append(place);
  const root = createRoot(place as never);
  const modal = createModal({
    networks: rows.map(({ network }) => network),
    services: false,
    preload: 'intent',
    storage: memoryStorage(),
  });
  const draw = () =>
    act(() =>
      root.render(
        <ModalContext.Provider value={modal}>
          <NetworkList rows={[...rows]} onChoose={() => undefined} />
        </ModalContext.Provider>,
      ),
    );
  await draw();
  await act(() => import('../../parts/layout/windowed-list.js').then(() => undefined));
  read.clear();
  await draw();
  const elements = place.querySelectorAll('*').length;
  await act(() => root.unmount());
  place.remove();
  modal.destroy();
  return { elements, read: read.size };
}

it('of a thousand networks, only those that fit on a screen are rendered, and the rest are not read', async () => {
  const some = await drawn(40);
  const most = await drawn(1_000);
  expect(some.read).toBe(40);
  expect(most.elements).toBeGreaterThan(20);
  expect(most.elements).toBeLessThanOrEqual(some.elements);
  expect(most.read).toBeLessThanOrEqual(some.read);
});
