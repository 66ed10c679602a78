/** What the lockfile guarantees to other machines, and to those who install the package. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { installScripts, otherLicences, PLATFORMS, withoutChecksum, withoutPlatform } from './accepted-packages.mjs';
import { nameAt, pathOf, treeOf } from './lockfile-tree.mjs';
import { PERMISSIVE } from './permissive.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const { packages } = read('package-lock.json');
const { dependencies, peerDependencies } = read('package.json');

/** All packages with native parts, with those parts. */
const native = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
  const parts = Object.keys(optionalDependencies)
    .map((name) => packages[pathOf(packages, path, name)])
    .filter((part) => part?.os);
  // A part for a single system, such as macOS's file events, is optional elsewhere.
  return new Set(parts.map(({ os }) => String(os))).size > 1 ? [{ name: nameAt(path), parts }] : [];
});

describe('for each platform', () => {
  it('has the native part of every tool, except for the listed ones with a workaround', () => {
    const isFor = (platform) => {
      const [os, cpu] = platform.split('-');
      return (part) => part.os.includes(os) && part.cpu?.includes(cpu);
    };
    const lacking = native.flatMap(({ name, parts }) =>
      PLATFORMS.filter((platform) => !parts.some(isFor(platform))).map((platform) => `${name} on ${platform}`),
    );
    expect(lacking).toEqual(Object.keys(withoutPlatform));
    expect(native.length).toBeGreaterThan(6);
  });

  it('has a checksum of each package, except for the listed ones', () => {
    const unknown = Object.entries(packages).filter(([path, { integrity, link }]) => path && !link && !integrity);
    expect(unknown.map(([path]) => nameAt(path))).toEqual(withoutChecksum);
    expect(unknown.filter(([, { optional, os, cpu }]) => !(optional && os && cpu))).toEqual([]);
  });
});

describe('packages that a dapp gets, with every peer', () => {
  const tree = treeOf(packages, Object.keys({ ...dependencies, ...peerDependencies }));
  const named = (paths) => [...new Set(paths.map(nameAt))].sort();

  it('have permissive licences, except for the listed ones', () => {
    expect(tree.length).toBeGreaterThan(100);
    expect(named(tree.filter((path) => !PERMISSIVE.test(packages[path].license ?? '')))).toEqual(
      Object.keys(otherLicences).sort(),
    );
  });

  it('run no install scripts, except for the listed ones', () => {
    expect(named(tree.filter((path) => packages[path].hasInstallScript))).toEqual(Object.keys(installScripts).sort());
  });

  it('have exceptions only in optional peers, none in what everybody installs', () => {
    const { peerDependenciesMeta } = read('package.json');
    const needed = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    const base = named(treeOf(packages, [...Object.keys(dependencies), ...needed, 'viem']));
    const exceptions = Object.keys({ ...otherLicences, ...installScripts });
    expect(base.filter((name) => exceptions.includes(name))).toEqual([]);
  });
});
