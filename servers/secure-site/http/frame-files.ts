/** The scripts of the frame and of the wallet's window: each has its hash in its name, so it can be cached forever. */
import type { BuiltFiles } from '../../files-in.js';
import type { Answer } from './answer.js';

export type FrameEntry = 'frame' | 'frame-window';

const SCRIPT = 'text/javascript; charset=utf-8';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Best first: the build puts compressed copies next to each file, with this suffix. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** `frame.AbC-12_x.js`, as the build names it; pages are never cached, so they always name the newest. */
export function frameEntry(files: BuiltFiles, entry: FrameEntry): string {
  const found = [...files.keys()].find((path) => path.startsWith(`/${entry}.`) && path.endsWith('.js'));
  if (found === undefined) throw new Error(`The frame's files lack ${entry}`);
  return found;
}

/** `accepts`: the request's `Accept-Encoding`. Undefined for anything that is not a script of the frame. */
export function frameFile(files: BuiltFiles, path: string, accepts = ''): Answer | undefined {
  const body = /^\/frame[\w.-]*\.js$/.test(path) ? files.get(path) : undefined;
  if (body === undefined) return undefined;
  const headers = { 'cache-control': FOR_EVER, vary: 'accept-encoding' };
  for (const [encoding, ending] of ENCODINGS) {
    const compressed = takes(accepts, encoding) ? files.get(`${path}${ending}`) : undefined;
    if (compressed !== undefined)
      return { type: SCRIPT, body: compressed, headers: { ...headers, 'content-encoding': encoding } };
  }
  return { type: SCRIPT, body, headers };
}

function takes(accepts: string, encoding: string): boolean {
  return accepts.split(',').some((each) => {
    const [name = '', ...more] = each.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !more.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}
