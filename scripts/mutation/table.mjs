/** The results of a run, as lines. Pure. */
import { rowOf, subjectsOf, THRESHOLDS } from './rows.mjs';

/**
 * @param mutants all there are
 * @param tried those of the sample, with `noticed` and perhaps `accepted`
 * @returns the lines of the table, and a sentence for each missed threshold
 */
export function table(mutants, tried) {
  const rows = new Map();
  for (const { file } of mutants) {
    const row = rows.get(rowOf(file)) ?? { all: 0, counted: 0, noticed: 0, accepted: 0 };
    rows.set(rowOf(file), { ...row, all: row.all + 1 });
  }
  for (const { file, noticed, accepted } of tried) {
    const row = rows.get(rowOf(file));
    if (accepted && !noticed) row.accepted += 1;
    else {
      row.counted += 1;
      row.noticed += noticed ? 1 : 0;
    }
  }
  const names = [...rows.keys()].sort();
  const lines = names.map((name) => line(name, rows.get(name)));
  const missed = [];
  const totals = Object.entries(THRESHOLDS).flatMap(([subject, threshold]) => {
    const score = weighted(names.filter((name) => subjectsOf(name).includes(subject)).map((name) => rows.get(name)));
    if (score === undefined) return [];
    if (score < threshold) missed.push(`${subject}: ${percent(score)}, at least ${threshold} % are wanted.`);
    return [`${subject.padEnd(30)} ${percent(score).padStart(8)}   of ${threshold} %`];
  });
  const head = `${'folder'.padEnd(30)} ${'score'.padStart(8)} ${'noticed'.padStart(11)} ${'accepted'.padStart(9)} ${'of all'.padStart(7)}`;
  return { lines: [head, ...lines, '', ...totals], missed };
}

function line(name, { all, counted, noticed, accepted }) {
  const score = counted > 0 ? percent((100 * noticed) / counted) : '–';
  const share = `${noticed}/${counted}`;
  return `${name.padEnd(30)} ${score.padStart(8)} ${share.padStart(11)} ${String(accepted).padStart(9)} ${String(all).padStart(7)}`;
}

/** Weights each row by the number of its mutants, not by how many of them were run. */
function weighted(rows) {
  const known = rows.filter(({ counted }) => counted > 0);
  const all = known.reduce((sum, row) => sum + row.all, 0);
  if (all === 0) return undefined;
  return known.reduce((sum, row) => sum + (100 * row.noticed * row.all) / row.counted, 0) / all;
}

function percent(score) {
  return `${score.toFixed(1)} %`;
}

/** A survivor in one line: its place, and the change. */
export function survivorLine({ file, line: at, code, replacement, covered }) {
  const short = (text) =>
    text.replace(/\s+/g, ' ').length > 70 ? `${text.replace(/\s+/g, ' ').slice(0, 69)}…` : text.replace(/\s+/g, ' ');
  return `${file}:${at}  ${short(code)}  →  ${short(replacement) || 'nothing'}${covered ? '' : '  (no test gets here)'}`;
}
