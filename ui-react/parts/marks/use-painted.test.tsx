import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { reactWindow } from '../../../scripts/react-window.js';
import { usePainted } from './use-painted.js';
import { WalletMark } from './wallet-mark.js';

const window = reactWindow([], {
  IS_REACT_ACT_ENVIRONMENT: true,
  requestAnimationFrame: (run: FrameRequestCallback) => frames.push(run),
});
const frames: FrameRequestCallback[] = [];
const wallet = { name: 'Harbor', icon: 'data:image/svg+xml,%3Csvg%2F%3E' };

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

function Mark() {
  return <WalletMark wallet={wallet} later={!usePainted()} />;
}

async function drawn() {
  const place = window.document.createElement('div');
  await act(() => createRoot(place as never).render(<Mark />));
  return () => place.querySelector('img')?.getAttribute('src');
}

it('sets the first pictures after the first paint, and later ones at once', async () => {
  const first = await drawn();
  expect(first()).toBeNull();
  for (const run of frames.splice(0)) run(0);
  // The frame itself is painted without them.
  expect(first()).toBeNull();
  await act(() => vi.runAllTimers());
  expect(first()).toBe(wallet.icon);

  const second = await drawn();
  expect(second()).toBe(wallet.icon);
});
