/** Traces as a picture: a line for each, with time to the right, on one scale. */
import { KINDS_OF_WORK, type KindOfWork } from './kinds-of-work.js';
import type { Span } from './work-of.js';

export interface Trace {
  readonly title: string;
  readonly spans: readonly Span[];
  /** When its effect was painted, in milliseconds from the start of its spans. */
  readonly painted: number;
}

/** Distinguishable on white and on black, and with red-green colour blindness. */
const COLOURS: Readonly<Record<KindOfWork, string>> = {
  script: '#d9a400',
  compile: '#a06bd6',
  style: '#2f86d6',
  layout: '#0a5ea8',
  paint: '#2ba36b',
  garbage: '#c2453d',
  other: '#8a8f98',
};

const WIDTH = 900;
const LEFT = 210;
const LINE = 34;
const TOP = 34;
/** Ticks of the scale, in milliseconds. */
const STEPS = [5, 10, 20, 50, 100, 200];

/** SVG, readable on a light and on a dark page. */
export function tracePicture(traces: readonly Trace[]): string {
  const longest = Math.max(1, ...traces.map(({ spans, painted }) => Math.max(painted, spans.at(-1)?.to ?? 0)));
  const x = (ms: number) => (LEFT + (ms / longest) * (WIDTH - LEFT - 20)).toFixed(1);
  const step = STEPS.find((each) => longest / each <= 10) ?? 500;
  const height = TOP + traces.length * LINE + 30;
  const key = KINDS_OF_WORK.map(
    (kind, at) =>
      `<rect x="${LEFT + at * 92}" y="8" width="10" height="10" rx="2" fill="${COLOURS[kind]}"/><text x="${LEFT + at * 92 + 15}" y="17">${kind}</text>`,
  );
  const scale = Array.from({ length: Math.floor(longest / step) + 1 }, (_, at) => at * step).map(
    (ms) =>
      `<path d="M${x(ms)} ${TOP}V${height - 24}" stroke="#8a8f98" stroke-opacity=".3"/><text x="${x(ms)}" y="${height - 8}" text-anchor="middle">${ms}${ms ? '' : ' ms'}</text>`,
  );
  const lines = traces.map(({ title, spans, painted }, at) => {
    const y = TOP + at * LINE + 6;
    const bars = KINDS_OF_WORK.map((kind) => {
      const own = spans.filter((each) => each.kind === kind);
      const path = own.map(({ from, to }) => {
        const width = Math.max(0.3, Number(x(to)) - Number(x(from))).toFixed(1);
        return `M${x(from)} ${y}h${width}v20h-${width}z`;
      });
      return path.length > 0 ? `<path fill="${COLOURS[kind]}" d="${path.join('')}"/>` : '';
    });
    return `<text x="${LEFT - 12}" y="${y + 14}" text-anchor="end">${title}</text>${bars.join('')}<path d="M${x(painted)} ${y - 4}v28" stroke="#8a8f98" stroke-width="2"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#8a8f98">
<title>What the main thread does between a click and its effect</title>
${[...key, ...scale, ...lines].join('\n')}
</svg>
`;
}
