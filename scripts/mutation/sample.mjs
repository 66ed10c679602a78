/**
 * Selects the mutants of a run: per row, those with the smallest hash of mutant and seed. An edit elsewhere does not
 * change the selection.
 */
import { createHash } from 'node:crypto';
import { rowOf, subjectsOf } from './rows.mjs';

/** Mutants per row; twice as many for rows with a subject of their own. */
export function sample(mutants, { seed, size }) {
  return [...byRow(mutants)].flatMap(([row, all]) => {
    const count = subjectsOf(row).length > 1 ? 2 * size : size;
    const ranked = all.map((mutant) => ({ mutant, rank: hash(`${seed} ${mutant.key}`) }));
    ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1));
    return ranked.slice(0, count).map(({ mutant }) => mutant);
  });
}

function byRow(mutants) {
  const rows = new Map();
  for (const mutant of mutants) {
    const row = rowOf(mutant.file);
    rows.set(row, [...(rows.get(row) ?? []), mutant]);
  }
  return rows;
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}
