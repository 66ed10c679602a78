import { expect, it } from 'vitest';
import { fromAppKit } from './from-appkit.mjs';

const rewrite = (code, path = 'app.tsx') => {
  const { changed, notes } = fromAppKit(new Map([[path, code]]));
  return { code: changed.get(path), notes };
};

it('changes the names of modules, in imports of every kind, and nothing else', () => {
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

it('tells what nothing stands for, and leaves it', () => {
  const { code, notes } = rewrite("import { ApiController } from '@reown/appkit-core';\n");
  expect(code).toBeUndefined();
  expect(notes).toEqual(['app.tsx: nothing stands for @reown/appkit-core in Porthole']);
});

it('leaves a wallet’s own library alone, and files that have nothing of it', () => {
  expect(rewrite("import { WalletKit } from '@reown/walletkit';\n")).toEqual({ code: undefined, notes: [] });
  expect(rewrite("import { useAccount } from 'wagmi';\n")).toEqual({ code: undefined, notes: [] });
});

it('leaves what cannot be read, and says so', () => {
  const { code, notes } = rewrite("import '@reown/appkit';\nconst = 1;\n");
  expect(code).toBeUndefined();
  expect(notes).toEqual([expect.stringMatching(/^app\.tsx: left as it is, it could not be read: app\.tsx: /)]);
});
