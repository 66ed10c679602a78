import { describe, expect, it } from 'vitest';
import { accountScene } from './account-scene.js';

const ADDRESS = '0x7a3F9a2b41C0dD5e9f1a2B3c4D5e6F7a8BC41d9e';

describe('accountScene', () => {
  it('is the same for every notation of an address', () => {
    expect(accountScene(ADDRESS.toLowerCase())).toEqual(accountScene(ADDRESS));
  });

  it('does not change between releases, since visitors know their accounts by it', () => {
    expect(accountScene(ADDRESS)).toMatchInlineSnapshot(`
      {
        "colors": [
          "#23365c",
          "#3a5383",
          "#f3e9cf",
          "#3d5f85",
          "#274469",
          "#152c4b",
        ],
        "horizon": 20,
        "sail": "M25 27v-9l6 9z",
        "sun": {
          "r": 5,
          "x": 29,
          "y": 16,
        },
        "waters": [
          "M-20 28q6-1.2 12 0t12 0 12 0 12 0 12 0 12 0V48H-24Z",
          "M-17 34q6-2 12 0t12 0 12 0 12 0 12 0 12 0V48H-24Z",
          "M-22 43q6-2.6 12 0t12 0 12 0 12 0 12 0 12 0V48H-24Z",
        ],
      }
    `);
  });

  it('keeps sun, waters and sail inside the field', () => {
    for (const { horizon, sun, waters, sail, colors } of scenes(500)) {
      expect(colors).toHaveLength(6);
      expect(sun.x - sun.r).toBeGreaterThan(0);
      expect(sun.x + sun.r).toBeLessThan(48);
      expect(sun.y).toBeLessThanOrEqual(horizon + 2);
      for (const water of waters) {
        const [, start = '', height = ''] = /^M(-?\d+) (\d+)q/.exec(water) ?? [];
        expect(Number(start)).toBeLessThanOrEqual(0);
        // Six swells of twelve reach the other side from wherever they start.
        expect(Number(start) + 72).toBeGreaterThanOrEqual(48);
        expect(Number(height)).toBeLessThan(46);
      }
      if (sail) expect(sail).toMatch(/^M\d+ \d+v-9l6 9z$/);
    }
  });

  it('distinguishes accounts, uses every palette, and gives about a third of them a sail', () => {
    const all = scenes(600);
    expect(new Set(all.map((scene) => JSON.stringify(scene))).size).toBeGreaterThan(590);
    expect(new Set(all.map((scene) => scene.colors[0])).size).toBe(8);
    const sails = all.filter((scene) => scene.sail).length;
    expect(sails).toBeGreaterThan(150);
    expect(sails).toBeLessThan(250);
  });
});

function scenes(count: number) {
  return Array.from({ length: count }, (_, index) =>
    accountScene(`0x${(index * 7_919_321).toString(16).padStart(40, '0')}`),
  );
}
