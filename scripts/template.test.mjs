import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../templates/create-porthole/project.mjs';
import { askThe, defaultsFor, QUESTIONS } from '../templates/create-porthole/questions.mjs';
import { VERSIONS, WAGMI } from '../templates/create-porthole/versions.mjs';

const readJson = (path) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const valuesOf = (key) => QUESTIONS.find((question) => question.key === key).values;

describe('create-porthole', () => {
  it('asks four questions, by name or number, until the answer is valid', async () => {
    expect(QUESTIONS.map(({ key }) => key)).toEqual(['framework', 'wagmi', 'pm', 'network']);
    const said = ['svelte', '7', ' 2 '];
    const [framework] = QUESTIONS;
    expect(await askThe(framework, 'vite', () => Promise.resolve(said.shift()))).toBe('next');
    expect(await askThe(framework, 'next', () => Promise.resolve(''))).toBe('next');
  });

  it('explains its flags', () => {
    const command = fileURLToPath(new URL('../templates/create-porthole/index.mjs', import.meta.url));
    const help = execFileSync(process.execPath, [command, '--help'], { encoding: 'utf8' });
    for (const { key, values } of QUESTIONS)
      expect(help).toContain(key === 'wagmi' ? '--no-wagmi' : `--${key} ${values[0]} |`);
  });

  it('uses the package manager that runs it', () => {
    expect(defaultsFor('pnpm/9.0.0 npm/? node/v20')).toMatchObject({ framework: 'vite', wagmi: 'no', pm: 'pnpm' });
    expect(defaultsFor('unheard-of/1.0').pm).toBe('npm');
  });

  it('creates complete files for every answer', () => {
    for (const framework of valuesOf('framework')) {
      for (const wagmi of valuesOf('wagmi')) {
        for (const network of valuesOf('network')) {
          const files = filesOf({ name: 'a', framework, wagmi, pm: 'npm', network, porthole: 'file:../a.tgz' });
          const source = framework === 'next' ? 'app' : 'src';
          const manifest = JSON.parse(files['package.json']);
          expect(manifest.dependencies.porthole).toBe('file:../a.tgz');
          expect(Object.keys(manifest.dependencies).includes('wagmi')).toBe(wagmi === 'yes');
          expect(files[`${source}/wallet.tsx`]).toContain(
            `networks: [${network === 'ethereum' ? 'mainnet' : network}]`,
          );
          const all = Object.entries(files).flatMap(([path, text]) => (/\.tsx?$/.test(path) ? [text] : []));
          expect(all.join('').includes('import.meta.env')).toBe(framework === 'vite');
          expect(files[`${source}/dapp.tsx`].startsWith("'use client';")).toBe(framework === 'next');
        }
      }
    }
  });

  it('has the package’s version, and the tested versions of others', () => {
    const { version, devDependencies } = readJson('package.json');
    expect(readJson('templates/create-porthole/package.json').version).toBe(version);
    for (const [name, wanted] of Object.entries({ ...VERSIONS, ...WAGMI })) {
      // TypeScript 7 has no API for Next's own check yet.
      if (devDependencies[name] && name !== 'typescript') expect([name, wanted]).toEqual([name, devDependencies[name]]);
    }
  });
});
