/** A page of react-pages/, built with the React and the package of one of the apps, and served under a strict policy. */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { type FileServer, serveFiles } from './serve-files.js';

export interface ReactSiteOptions {
  /** The folder of the app. */
  readonly folder: string;
  /** The page's name; or its entry, by its path in the app. */
  readonly page: string;
  /** The content of its root element before any script has run. */
  readonly html?: string;
  /** Development mode, in which React warns of more. Default: production. */
  readonly development?: boolean;
  /** The hosts that the page may contact. */
  readonly connect: readonly string[];
  /** The hosts of its images. */
  readonly images?: readonly string[];
}

export async function reactSite({
  folder,
  page,
  html = '',
  development,
  connect,
  images,
}: ReactSiteOptions): Promise<FileServer> {
  const mode = development ? 'development' : 'production';
  const [output] = [
    await build({
      configFile: false,
      root: join(folder, 'react-pages'),
      logLevel: 'error',
      publicDir: false,
      mode,
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      build: {
        write: false,
        target: 'es2022',
        minify: !development,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: page.includes('/') ? join(folder, page) : join(folder, 'react-pages', `${page}.js`),
          output: { entryFileNames: 'page.js' },
        },
      },
    }),
  ].flat() as Rolldown.RolldownOutput[];
  const files = new Map(output?.output.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : file.source]));
  files.set(
    '/index.html',
    PAGE.replace('<!--html-->', () => html),
  );
  return serveFiles(files, connect, images);
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <title>A page</title>
    <script type="module" src="/page.js"></script>
  </head>
  <body><div id="root"><!--html--></div></body>
</html>
`;
