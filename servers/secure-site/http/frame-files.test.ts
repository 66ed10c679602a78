import { expect, it } from 'vitest';
import { frameEntry, frameFile } from './frame-files.js';

const files = new Map<string, string | Uint8Array>([
  ['/frame-AbCdEf12.js', 'a part'],
  ['/frame.x-1_Z.js', 'plain'],
  ['/frame.x-1_Z.js.br', Buffer.from('br')],
  ['/frame.x-1_Z.js.gz', Buffer.from('gz')],
  ['/frame-window.y.js', 'window'],
  ['/assets/other.css', 'x'],
]);

it('finds the entry script of each page', () => {
  expect(frameEntry(files, 'frame')).toBe('/frame.x-1_Z.js');
  expect(frameEntry(files, 'frame-window')).toBe('/frame-window.y.js');
  expect(() => frameEntry(new Map(), 'frame')).toThrow('lack frame');
});

it.each([
  ['gzip, deflate, br, zstd', 'br', 'br'],
  ['GZIP', 'gzip', 'gz'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gz'],
  ['br; q=0.0', undefined, 'plain'],
  ['brx, *', undefined, 'plain'],
  [undefined, undefined, 'plain'],
])('accepting %j gets %s', (accepts, encoding, body) => {
  const found = frameFile(files, '/frame.x-1_Z.js', accepts);
  expect(String(found?.body)).toBe(body);
  expect(found?.headers).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...(encoding !== undefined && { 'content-encoding': encoding }),
  });
});

it('serves uncompressed files as they are', () => {
  const { body, headers } = frameFile(files, '/frame-AbCdEf12.js', 'br, gzip') ?? {};
  expect([body, headers?.['content-encoding']]).toEqual(['a part', undefined]);
});

it.each(['/frame.x-1_Z.js.br', '/frame.js', '/assets/other.css', '/frame/../x.js', '/'])(
  'has no script at %s',
  (path) => {
    expect(frameFile(files, path, 'br')).toBeUndefined();
  },
);
