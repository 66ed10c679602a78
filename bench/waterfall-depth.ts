export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The number of sequential requests: the longest chain in which each started only after the previous one had ended. On a
 * network with high latency, every link of the chain costs another round trip.
 */
export function waterfallDepth(spans: readonly Span[]): number {
  const ended: { readonly end: number; readonly depth: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const before = ended.filter((each) => each.end <= start).map(({ depth }) => depth);
    ended.push({ end, depth: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...ended.map(({ depth }) => depth));
}
