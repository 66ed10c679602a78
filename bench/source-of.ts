/** Which module a place in a built script came from, by the page's source maps and, for the package's own files, by theirs. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { BuiltFile } from './build-page.js';

/** Of a script's URL and an offset in it. Undefined for scripts that the server at `url` does not serve. */
export type SourceOf = (script: string, offset: number) => string | undefined;

interface Place {
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

export function sourceOf(url: string, files: ReadonlyMap<string, BuiltFile>): SourceOf {
  const pages = new Map<string, { readonly starts: readonly number[]; readonly map: SourceMap | undefined }>();
  const packages = new Map<string, SourceMap | undefined>();
  const pageOf = (path: string, { gzip, map }: BuiltFile) => {
    const there = pages.get(path);
    if (there) return there;
    const text = gunzipSync(gzip).toString();
    const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const page = { starts, map: map === undefined ? undefined : new SourceMap(JSON.parse(map)) };
    pages.set(path, page);
    return page;
  };
  const packageMap = (file: string) => {
    if (!packages.has(file)) {
      const map = `${file}.map`;
      packages.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined);
    }
    return packages.get(file);
  };
  return (script, offset) => {
    if (!script.startsWith(url)) return undefined;
    const path = script.slice(url.length);
    const file = files.get(path);
    if (!file) return undefined;
    const { starts, map } = pageOf(path, file);
    let line = 0;
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= offset) line += 1;
    const place = placeIn(map, line, offset - (starts[line] ?? 0));
    if (!place) return path;
    const own = place.source.match(/dist\/.*/)?.[0];
    const inner = own && placeIn(packageMap(own), place.line, place.column);
    return (inner || place).source.replace(/^(\.\.\/)+/, '').replace(/.*node_modules\//, 'npm:');
  };
}

function placeIn(map: SourceMap | undefined, line: number, column: number): Place | undefined {
  const entry = map?.findEntry(line, column);
  // What the bundler has added comes from no file.
  if (!entry || !('originalSource' in entry) || entry.originalSource === undefined) return undefined;
  return { source: entry.originalSource, line: entry.originalLine, column: entry.originalColumn };
}
