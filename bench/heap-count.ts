/** The content of a page's heap by kind: objects created by the page's code, without the engine's compiled code. */
import type { CDPSession } from 'playwright-core';

export interface HeapCount {
  /** Bytes of objects, functions, arrays, texts and of the browser objects they reference, such as nodes. */
  readonly own: number;
  /** Bytes of everything else: compiled code, the shapes of objects, and the browser's metadata of both. */
  readonly code: number;
  /** The number of each kind, such as `closure render`. */
  readonly names: ReadonlyMap<string, number>;
}

/** The parts of a snapshot that are read here: https://developer.chrome.com/docs/devtools/memory-problems/heap-snapshots */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

const OWN = new Set([
  ...['object', 'closure', 'array', 'native', 'regexp', 'number', 'bigint', 'symbol'],
  ...['string', 'concatenated string', 'sliced string'],
]);
/** The engine's notes about code, and the browser's measurements, of which it keeps a fixed number. */
const KEPT_ABOUT_CODE = /^native (system \/|Performance|ScriptTiming|blink::(ScriptTiming|Heap|AnimationFrameTiming))/;

/** After garbage collection. */
export async function countHeap(cdp: CDPSession): Promise<HeapCount> {
  const chunks: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  try {
    await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  } finally {
    cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  }
  return readSnapshot(JSON.parse(chunks.join('')));
}

export function readSnapshot({ snapshot: { meta }, nodes, strings }: Snapshot): HeapCount {
  const [typeAt = 0, nameAt = 0, sizeAt = 0] = ['type', 'name', 'self_size'].map((each) =>
    meta.node_fields.indexOf(each),
  );
  const names = new Map<string, number>();
  let [own, code] = [0, 0];
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    const type = meta.node_types[0][nodes[at + typeAt] ?? 0] ?? '';
    const size = nodes[at + sizeAt] ?? 0;
    const name = nameOf(type, strings[nodes[at + nameAt] ?? 0] ?? '');
    if (!OWN.has(type) || KEPT_ABOUT_CODE.test(name)) code += size;
    // Without a size, it is a value inside another object.
    else if (size > 0) {
      own += size;
      names.set(name, (names.get(name) ?? 0) + 1);
    }
  }
  return { own, code, names };
}

/** Texts are counted together. Scopes have the number of their code, which changes when that is compiled again. */
function nameOf(type: string, name: string): string {
  return type.endsWith('string') ? 'string' : `${type} ${name.replace(/ @\d+$/, '').slice(0, 80)}`;
}

/** The kinds that have grown by at least one per repetition, as texts. */
export function grownNames(before: HeapCount, after: HeapCount, times: number): readonly string[] {
  return [...after.names].flatMap(([name, count]) => {
    const more = count - (before.names.get(name) ?? 0);
    return more >= times ? [`${more} more of ${name}`] : [];
  });
}
