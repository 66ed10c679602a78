export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * How many requests lay one after another: the longest chain in which each began only when the one before had ended. On a
 * network with a long way there and back, every link of the chain costs that way once more.
 */
export function waterfallDepth(spans: readonly Span[]): number {
  const ended: { readonly end: number; readonly depth: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const before = ended.filter((each) => each.end <= start).map(({ depth }) => depth);
    ended.push({ end, depth: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...ended.map(({ depth }) => depth));
}
