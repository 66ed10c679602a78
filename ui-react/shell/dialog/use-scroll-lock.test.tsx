import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reactWindow } from '../../../scripts/react-window.js';
import { useScrollLock } from './use-scroll-lock.js';

reactWindow([], { IS_REACT_ACT_ENVIRONMENT: true });
let root: Root;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => document.documentElement.removeAttribute('style'));

function Locked() {
  useScrollLock();
  return null;
}

const lock = () => act(async () => root.render(<Locked />));
const release = () => act(async () => root.unmount());
const page = () => document.documentElement.style;

it('leaves the page as it was', async () => {
  await lock();
  expect(page().getPropertyPriority('overflow')).toBe('important');
  await release();
  expect(document.documentElement.getAttribute('style')).toBeNull();
});

it('keeps a lock that the page had before', async () => {
  page().overflow = 'hidden';
  await lock();
  await release();
  expect(page().overflow).toBe('hidden');
});

it('does not bring back a lock that the page has ended meanwhile', async () => {
  page().overflow = 'hidden';
  await lock();
  page().overflow = '';
  await release();
  expect(page().overflow).toBe('');
});
