import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { reactWindow } from '../../../scripts/react-window.js';
import { useLoginWays } from './use-login-ways.js';

const fetches = vi.hoisted(() => ({ count: 0 }));
vi.mock('../login/ways.js', () => {
  fetches.count += 1;
  return { LoginWay: () => null };
});

const window = reactWindow([], {
  IS_REACT_ACT_ENVIRONMENT: true,
  requestAnimationFrame: (run: () => void) => frames.push(run),
  cancelAnimationFrame: () => undefined,
  requestIdleCallback: (run: () => void) => idle.push(run),
  cancelIdleCallback: () => undefined,
});
const frames: (() => void)[] = [];
const idle: (() => void)[] = [];

function Fields({ wanted }: { readonly wanted: boolean }) {
  return useLoginWays(wanted).Way ? 'fields' : 'none';
}

it('fetches the fields of a login once the wallets are painted, and nothing without a login', async () => {
  const place = window.document.createElement('div');
  const root = createRoot(place as never);
  await act(async () => root.render(<Fields wanted={false} />));
  expect([frames.length, fetches.count]).toEqual([0, 0]);
  await act(async () => root.render(<Fields wanted />));
  expect([frames.length, fetches.count]).toEqual([1, 0]);
  for (const run of frames.splice(0)) run();
  expect([idle.length, fetches.count]).toEqual([1, 0]);
  await act(async () => {
    for (const run of idle.splice(0)) run();
    await expect.poll(() => fetches.count).toBe(1);
  });
  await expect.poll(() => place.textContent).toBe('fields');
  await act(async () => root.unmount());
});
