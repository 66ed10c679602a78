import { expect, it } from 'vitest';
import { fromAppKit } from './from-appkit.mjs';

const rewrite = (code, path = 'app.tsx') => {
  const { changed, notes } = fromAppKit(new Map([[path, code]]));
  return { code: changed.get(path), notes };
};

it('changes module names in all kinds of imports, and nothing else', () => {
  const { code, notes } = rewrite(`import { createAppKit } from '@reown/appkit/react';
import type { AppKitNetwork } from "@reown/appkit/networks";
export { WagmiAdapter } from '@reown/appkit-adapter-wagmi';
const lazy = () => import('@reown/appkit');
type Modal = import('@reown/appkit').AppKit;
const text = '@reown/appkit';
`);
  expect(code).toBe(`import { createAppKit } from 'porthole/appkit/react';
import type { AppKitNetwork } from "porthole/appkit/networks";
export { WagmiAdapter } from 'porthole/appkit/wagmi';
const lazy = () => import('porthole/appkit');
type Modal = import('porthole/appkit').AppKit;
const text = '@reown/appkit';
`);
  expect(notes).toEqual([]);
});

it('changes module names in `require` and in mocks of tests', () => {
  const { code, notes } = rewrite(`const { createAppKit } = require('@reown/appkit');
vi.mock('@reown/appkit/react', async () => vi.importActual('@reown/appkit/react'));
jest.requireActual('@reown/appkit-core');
say('@reown/appkit');
`);
  expect(code).toBe(`const { createAppKit } = require('porthole/appkit');
vi.mock('porthole/appkit/react', async () => vi.importActual('porthole/appkit/react'));
jest.requireActual('@reown/appkit-core');
say('@reown/appkit');
`);
  expect(notes).toEqual(['app.tsx: @reown/appkit-core has no replacement in Porthole']);
});

it('changes module names in the scripts of Vue components', () => {
  const component = (module) => `<script setup lang="ts">
import { useAppKit } from '${module}';
const { open } = useAppKit() as { open: () => void };
</script>
<template><button @click="open()">@reown/appkit/vue</button></template>
<script>
export default { name: 'Connect' };
</script>
`;
  const { code, notes } = rewrite(component('@reown/appkit/vue'), 'Connect.vue');
  expect(code).toBe(component('porthole/appkit/vue'));
  expect(notes).toEqual([]);
  expect(rewrite("<script>\nimport '@reown/appkit';\nconst = 1;\n</script>\n", 'Broken.vue').notes).toHaveLength(1);
});

it('changes the scripts of Svelte components, and declarations of modules', () => {
  const component = (module) => `<script lang="ts">
  import { createAppKit } from '${module}';
  let open: boolean = $state(false);
</script>
<button onclick={() => (open = true)}>@reown/appkit</button>
`;
  expect(rewrite(component('@reown/appkit'), 'Connect.svelte').code).toBe(component('porthole/appkit'));
  const declared = (module) => `declare module '${module}' {\n  interface Own {}\n}\n`;
  expect(rewrite(declared('@reown/appkit'), 'types.d.ts').code).toBe(declared('porthole/appkit'));
});

it('reports modules without a replacement, and keeps them', () => {
  const { code, notes } = rewrite("import { ApiController } from '@reown/appkit-core';\n");
  expect(code).toBeUndefined();
  expect(notes).toEqual(['app.tsx: @reown/appkit-core has no replacement in Porthole']);
});

it('does not change a wallet’s own library, or files without AppKit', () => {
  expect(rewrite("import { WalletKit } from '@reown/walletkit';\n")).toEqual({ code: undefined, notes: [] });
  expect(rewrite("import { useAccount } from 'wagmi';\n")).toEqual({ code: undefined, notes: [] });
});

it('keeps files that cannot be parsed, and reports them', () => {
  const { code, notes } = rewrite("import '@reown/appkit';\nconst = 1;\n");
  expect(code).toBeUndefined();
  expect(notes).toEqual([expect.stringMatching(/^app\.tsx: not changed, because it cannot be parsed: app\.tsx: /)]);
});
