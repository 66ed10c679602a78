import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { treeOf } from './lockfile-tree.mjs';
import { billOf, componentOf } from './sbom.mjs';

const readJson = (path) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const manifest = readJson('package.json');
const { packages } = readJson('package-lock.json');
const bill = billOf(manifest, packages, ['node_modules/reflect-metadata']);

describe('the bill of materials', () => {
  it('lists installed and bundled packages, and the peers', () => {
    const of = (role) =>
      bill.components.filter(({ properties }) => properties[0].value === role).map(({ name }) => name);
    expect(of('installed').length).toBe(treeOf(packages, Object.keys(manifest.dependencies)).length);
    expect(of('installed')).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
    expect(of('bundled')).toEqual(['reflect-metadata']);
    expect(of('peer').sort()).toEqual(Object.keys(manifest.peerDependencies).sort());
  });

  it('refers only to what it lists, with a checksum and a licence of each', () => {
    const refs = new Set(bill.components.map((each) => each['bom-ref']));
    const asked = bill.dependencies.flatMap(({ dependsOn }) => dependsOn);
    expect(asked.filter((ref) => !refs.has(ref))).toEqual([]);
    expect(bill.components.filter(({ hashes, licenses }) => !(hashes && licenses))).toEqual([]);
  });

  it('lists what is both bundled and installed once', () => {
    const both = billOf(manifest, packages, ['node_modules/react', 'node_modules/rxjs', 'node_modules/scheduler']);
    const refs = both.components.map((each) => each['bom-ref']);
    expect(refs.filter((ref, at) => refs.indexOf(ref) !== at)).toEqual([]);
    expect(both.components).toHaveLength(bill.components.length);
  });

  it('is reproducible: no clock, no random number', () => {
    expect(bill).toEqual(billOf(manifest, packages, ['node_modules/reflect-metadata']));
    expect(JSON.stringify(bill)).not.toMatch(/serialNumber|timestamp/);
  });

  it('writes a purl, a checksum and a licence as CycloneDX does', () => {
    const entry = { version: '1.2.3', license: 'MIT', integrity: 'sha512-AP8=' };
    expect(componentOf('node_modules/@scope/part', entry, 'optional', 'peer')).toMatchObject({
      purl: 'pkg:npm/%40scope/part@1.2.3',
      hashes: [{ alg: 'SHA-512', content: '00ff' }],
      licenses: [{ license: { id: 'MIT' } }],
    });
    expect(
      componentOf('node_modules/a', { ...entry, license: '(MIT OR ISC)' }, 'required', 'bundled').licenses,
    ).toEqual([{ expression: '(MIT OR ISC)' }]);
  });
});
