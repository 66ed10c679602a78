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
