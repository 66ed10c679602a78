/** Compares the session's events in the same scenarios with different session keepers. Pure. */

/**
 * The differences, one paragraph per scenario. A scenario that only one side ran, or that has no log, is not a difference.
 * @param {readonly Ran[]} alone
 * @param {readonly Ran[]} other
 * @typedef {{ name: string, file: string, steps: readonly string[], log?: string | undefined }} Ran
 * @returns {{ compared: number, differences: readonly string[] }}
 */
export function compareEvents(alone, other) {
  const logs = new Map(alone.map((ran) => [keyOf(ran), ran.log]));
  const both = other.filter((ran) => ran.log !== undefined && logs.get(keyOf(ran)) !== undefined);
  const differences = both.flatMap((ran) => {
    const expected = logs.get(keyOf(ran));
    return expected === ran.log ? [] : [`${ran.file}: ${ran.name}\n${firstDifference(expected, ran.log)}`];
  });
  return { compared: both.length, differences };
}

/** Examples of one outline may have the same name. */
function keyOf({ file, name, steps }) {
  return [file, name, ...steps].join('\n');
}

function firstDifference(expected, got) {
  const [ours, theirs] = [expected.split('\n'), got.split('\n')];
  const at = ours.findIndex((line, index) => line !== theirs[index]);
  const line = at < 0 ? ours.length : at;
  return `  event ${line + 1}: alone “${ours[line] ?? 'nothing'}”, here “${theirs[line] ?? 'nothing'}”`;
}
