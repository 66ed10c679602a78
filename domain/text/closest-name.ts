/** The known name that is closest to a misspelt one, if close enough to suggest it. */
export function closestName(given: string, names: readonly string[]): string | undefined {
  const wanted = given.toLowerCase();
  let best: { readonly name: string; readonly slips: number } | undefined;
  for (const name of names) {
    const slips = slipsBetween(wanted, name.toLowerCase());
    if (slips <= Math.max(1, name.length / 3) && slips < (best?.slips ?? Number.POSITIVE_INFINITY))
      best = { name, slips };
  }
  return best?.name;
}

/** The edit distance: letters omitted, inserted, changed or swapped with their neighbour. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(
        Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), swapped),
      );
    }
  }
  return at(a.length, b.length);
}
