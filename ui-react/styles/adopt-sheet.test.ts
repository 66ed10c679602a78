import { afterEach, expect, it, vi } from 'vitest';
import { adoptSheet } from './adopt-sheet.js';

const CSS = '.mast { color: red }';

afterEach(() => vi.unstubAllGlobals());

/** A root that cannot adopt sheets, in a document of its own. */
function oldRoot() {
  const added: { href?: string }[] = [];
  const page = { createElement: () => ({}) };
  const root: ShadowRoot = Object({ ownerDocument: page, appendChild: (element: object) => added.push(element) });
  return { root, added };
}

it('links the text, once, where sheets cannot be adopted', () => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:sheet' });
  const { root, added } = oldRoot();
  adoptSheet(root, CSS);
  adoptSheet(root, CSS);
  expect(added).toEqual([{ rel: 'stylesheet', href: 'blob:sheet' }]);
});
