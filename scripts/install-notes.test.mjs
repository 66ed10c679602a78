import { expect, it } from 'vitest';
import { INSTALLED, withInstallNotes } from './install-notes.mjs';

it('adds the install command to imports of optional peers, and nothing to others', () => {
  const code = [
    'import { hashMessage } from "viem";',
    'import { namehash } from "viem/ens";',
    'import { Core } from "@walletconnect/core";',
    'import { of } from "rxjs";',
    'import { a } from "./viem.js";',
    'const text = "from viem";',
    '',
  ];
  expect(withInstallNotes(code.join('\n')).split('\n')).toEqual([
    'import { hashMessage } from "viem"; // npm install viem@2',
    'import { namehash } from "viem/ens"; // npm install viem@2',
    'import { Core } from "@walletconnect/core"; // npm install @walletconnect/core@2.21.8',
    ...code.slice(3),
  ]);
});

it('uses the versions in the package’s ranges', () => {
  expect(INSTALLED).toMatchObject({
    '@solana/web3.js': '@solana/web3.js@1',
    '@wagmi/core': '@wagmi/core',
    viem: 'viem@2',
  });
});
