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
  expect(notes).toEqual(['app.tsx: @reown/appkit is named in a text, and is not changed']);
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
  expect(notes).toEqual([
    'app.tsx: @reown/appkit-core has no replacement in Porthole',
    'app.tsx: @reown/appkit is named in a text, and is not changed',
  ]);
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

it('reports names without a replacement wherever a module is taken as a whole', () => {
  const sentence = (name) => `app.tsx: ${name} of @reown/appkit has no replacement in Porthole`;
  const whole = rewrite(`import * as AK from '@reown/appkit';
AK.createAppKit({});
AK.CoreHelperUtil.isMobile();
AK.CoreHelperUtil.isSafari();
const type: AK.AccountController | undefined = AK['WcHelpersUtil'];
`);
  expect(whole.code).toContain("import * as AK from 'porthole/appkit';");
  expect(whole.notes).toEqual(['CoreHelperUtil', 'AccountController', 'WcHelpersUtil'].map(sentence));
  const later = rewrite(`const { CoreHelperUtil: helper, createAppKit } = await import('@reown/appkit');
const AK = require('@reown/appkit');
AK.DEFAULT_METHODS.eip155;
import('@reown/appkit').then(({ WcConstantsUtil }) => WcConstantsUtil);
const controller = (await import('@reown/appkit')).AccountController;
`);
  expect(later.notes).toEqual(
    ['CoreHelperUtil', 'WcConstantsUtil', 'AccountController', 'DEFAULT_METHODS'].map(sentence),
  );
});

it('changes names in templates and in `import =`, and reports names that are put together', () => {
  const code = (module) => `import kit = require('${module}');
const lazy = () => import(\`${module}/react\`);
`;
  expect(rewrite(code('@reown/appkit'), 'app.ts')).toEqual({ code: code('porthole/appkit'), notes: [] });
  const { code: kept, notes } = rewrite(`const one = (face) => import(\`@reown/appkit/\${face}\`);
const other = (name) => import('@reown/appkit-adapter-' + name);
`);
  expect(kept).toBeUndefined();
  const why = 'is part of a module name that is put together at run time, and is not changed';
  expect(notes).toEqual([`app.tsx: @reown/appkit/ ${why}`, `app.tsx: @reown/appkit-adapter- ${why}`]);
});

it('reports modules that a text names', () => {
  const { code, notes } = rewrite(
    `export default {
  transpilePackages: ['@reown/appkit'],
  resolve: { alias: { '@reown/appkit/react': './kit.js' } },
  link: 'https://docs.example/@reown/appkit',
};
`,
    'next.config.mjs',
  );
  expect(code).toBeUndefined();
  expect(notes).toEqual(
    ['@reown/appkit', '@reown/appkit/react'].map(
      (name) => `next.config.mjs: ${name} is named in a text, and is not changed`,
    ),
  );
});

it('changes both kinds of scripts of Astro components', () => {
  const component = (module) => `---
import { mainnet } from '${module}/networks';
const name: string = mainnet.name;
---
<p>{name} --- @reown/appkit</p>
<script>
  import { createAppKit } from '${module}';
  const modal: unknown = createAppKit({});
</script>
`;
  const { code, notes } = rewrite(component('@reown/appkit'), 'Connect.astro');
  expect(code).toBe(component('porthole/appkit'));
  expect(notes).toEqual([]);
});

it('reports the lines of HTML pages that name AppKit, and keeps them', () => {
  const page = `<script type="importmap">
{ "imports": { "@reown/appkit": "https://esm.example/@reown/appkit" } }
</script>
<script type="module">import { createAppKit } from '@reown/appkit/react';</script>
`;
  const { code, notes } = rewrite(page, 'index.html');
  expect(code).toBeUndefined();
  expect(notes).toEqual([
    'index.html: line 2 names @reown/appkit, and pages in HTML are not changed',
    'index.html: line 4 names @reown/appkit/react, and pages in HTML are not changed',
  ]);
});

it('reports no import inside a mock, which is changed itself', () => {
  const mock = (module) => `vi.mock(import('${module}'), () => ({}));\nvi.fn(() => import('${module}'));\n`;
  expect(rewrite(mock('@reown/appkit'))).toEqual({ code: mock('porthole/appkit'), notes: [] });
});

it.each([
  ['a text', 'const page = `\n---\ntitle: Home\n---\n`;'],
  ['a comment', '/*\n---\n*/'],
  ['an early answer', "if (!Astro.cookies.has('seen')) return Astro.redirect('/hello');"],
])('reads %s in the first part of an Astro component', (_, line) => {
  const component = (module) => `---
import { mainnet } from '${module}/networks';
${line}
const kit = await import('${module}');
---
<p>{mainnet.name}</p>
<hr>
---
<script>
  import { createAppKit } from '${module}';
</script>
`;
  const { code, notes } = rewrite(component('@reown/appkit'), 'Connect.astro');
  expect(code).toBe(component('porthole/appkit'));
  expect(notes).toEqual([]);
});

it('reads no script out of a text of the first part of an Astro component', () => {
  const component = (module) =>
    `---\nimport '${module}';\nconst tag = '<script>';\n---\n<script>\n  import '${module}';\n</script>\n`;
  expect(rewrite(component('@reown/appkit'), 'Tag.astro').code).toBe(component('porthole/appkit'));
});

it('keeps and reports data in scripts and imports in the markup, and changes the rest', () => {
  const component = (module) => `---
import { createAppKit } from '${module}';
---
<script type="application/ld+json">{ "@type": "SoftwareApplication", "isBasedOn": "https://npm.example/@reown/appkit" }</script>
<!-- <script> import '@reown/appkit'; -->
<div set:html={import('@reown/appkit/react')}>@reown/appkit</div>
<script type="module">import '${module}';</script>
`;
  const { code, notes } = rewrite(component('@reown/appkit'), 'Page.astro');
  expect(code).toBe(component('porthole/appkit'));
  expect(notes).toEqual([
    'Page.astro: @reown/appkit is named in a script of type application/ld+json, and is not changed',
    'Page.astro: @reown/appkit/react is imported in the markup, and is not changed',
  ]);
});

it.each([
  ['Vue', 'list.vue', '<script setup lang="ts" generic="T extends Record<string, Item>">'],
  ['Svelte', 'List.svelte', '<script lang="ts" generics="T extends Map<string, Item>">'],
  ['Astro', 'List.astro', '<script define:vars={{ many: items.filter((each) => each > 1) }}>'],
])('reads a tag of %s whose attribute contains `>`', (_, file, tag) => {
  const component = (module) =>
    `${tag}\nimport { createAppKit } from '${module}';\nconst a: unknown = createAppKit;\n</script>\n`;
  const { code, notes } = rewrite(component('@reown/appkit'), file);
  expect({ code, notes }).toEqual({ code: component('porthole/appkit'), notes: [] });
});
