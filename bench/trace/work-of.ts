/** A trace of the main thread as spans of work, without the time of what runs inside each. */
import { type KindOfWork, kindOfWork } from './kinds-of-work.js';

/** One event of a Chrome trace: times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** A stretch of one kind of work, in milliseconds on the trace's clock. */
export interface Span {
  readonly kind: KindOfWork;
  readonly from: number;
  readonly to: number;
}

/** Spans of the renderer's main thread that worked most, in order; they do not overlap. */
export function workOf(events: readonly TraceEvent[]): readonly Span[] {
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((each) => each.ph === 'X' && each.pid === pid && each.tid === tid));
  const flat = mains.map(flatten);
  return flat.sort((a, b) => timeOf(b) - timeOf(a))[0] ?? [];
}

/** When the first event of one of these DOM types was dispatched, in milliseconds on the trace's clock. */
export function dispatchOf(events: readonly TraceEvent[], ...types: readonly string[]): number | undefined {
  const times = events
    .filter(({ name, args }) => name === 'EventDispatch' && types.includes(args?.data?.type ?? ''))
    .map(({ ts }) => ts / 1000);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Milliseconds of all the spans, or of those of one kind. */
export function timeOf(spans: readonly Span[], kind?: KindOfWork): number {
  return spans.reduce((sum, span) => (kind && span.kind !== kind ? sum : sum + span.to - span.from), 0);
}

interface Open {
  readonly kind: KindOfWork;
  readonly end: number;
}

/** The innermost event's kind at every moment. */
function flatten(events: readonly TraceEvent[]): readonly Span[] {
  const sorted = [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const spans: Span[] = [];
  const open: Open[] = [];
  let at = 0;
  const until = (moment: number) => {
    const kind = open.at(-1)?.kind;
    const last = spans.at(-1);
    const [from, to] = [at / 1000, moment / 1000];
    if (kind && to > from) {
      if (last?.kind === kind && last.to === from) spans[spans.length - 1] = { ...last, to };
      else spans.push({ kind, from, to });
    }
    at = Math.max(at, moment);
  };
  for (const { name, ts, dur = 0 } of sorted) {
    for (let top = open.at(-1); top && top.end <= ts; top = open.at(-1)) {
      until(top.end);
      open.pop();
    }
    until(ts);
    const kind = kindOfWork(name);
    // A task or a frame without a name of its own belongs to what it is part of.
    open.push({ kind: kind === 'other' ? (open.at(-1)?.kind ?? kind) : kind, end: ts + dur });
  }
  for (let top = open.at(-1); top; top = open.at(-1)) {
    until(top.end);
    open.pop();
  }
  return spans;
}
