/** `mutation.accepted.json`: mutants that no test can or should notice, each with its reason. They do not count. */

/**
 * `in`: the trimmed line that contains it, if `code` is ambiguous.
 * @typedef {{ file: string, code: string, in?: string, replacement: string, reason: string }} Accepted
 */

/** @returns the entry of a mutant, if there is one */
export function acceptedOf(mutant, entries) {
  return entries.find(
    ({ file, code, replacement, in: whole = mutant.text }) =>
      file === mutant.file && code === mutant.code && replacement === mutant.replacement && whole === mutant.text,
  );
}

/**
 * The problems of the list: entries without a reason, for mutants that no longer exist, or for mutants that a test detects.
 * @param tried the mutants that were tried, with `noticed`
 */
export function acceptedProblems(entries, { mutants, tried, files }) {
  return entries
    .filter(({ file }) => files.includes(file))
    .flatMap((entry) => {
      const name = `mutation.accepted.json: ${entry.file}, ${entry.code} → ${entry.replacement}`;
      if (!entry.reason) return [`${name} gives no reason.`];
      if (!mutants.some((mutant) => acceptedOf(mutant, [entry])))
        return [`${name} is no mutant any more: take it out.`];
      const found = tried.filter((mutant) => acceptedOf(mutant, [entry]));
      return found.length > 0 && found.every(({ noticed }) => noticed) ? [`${name} is noticed: take it out.`] : [];
    });
}
