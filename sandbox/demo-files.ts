/** The demo dapp, or another page, as it would be deployed: bundled and minified. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { smallRenderer } from '../scripts/small-renderer.mjs';
import { builtFiles } from '../servers/built-files.js';
import type { BuiltFiles } from '../servers/files-in.js';
import { keepSideEffects } from '../servers/keep-side-effects.js';
import { clientAliases } from './demo/client-aliases.js';
import { productAliases } from './demo/product-aliases.js';
import { publishedAliases } from './demo/published-aliases.js';

export const DEMO = fileURLToPath(new URL('./demo', import.meta.url));
export const WALLETS = fileURLToPath(new URL('./wallets/install.ts', import.meta.url));

export interface DemoFilesOptions {
  readonly root?: string | undefined;
  readonly wallets?: boolean | undefined;
  readonly published?: boolean | undefined;
  /** With the renderer of `porthole/standalone` instead of React. */
  readonly small?: boolean | undefined;
}

const made = new Map<string, Promise<BuiltFiles>>();

/** Built once per process. */
export function demoFiles({ root = DEMO, wallets, published, small }: DemoFilesOptions): Promise<BuiltFiles> {
  const key = JSON.stringify([root, wallets === true, published === true, small === true]);
  const files = made.get(key) ?? make({ root, wallets, published, small });
  made.set(key, files);
  files.catch(() => made.delete(key));
  return files;
}

function make({ root, wallets, published, small }: DemoFilesOptions & { readonly root: string }): Promise<BuiltFiles> {
  const aliases = published ? publishedAliases() : productAliases;
  const tag: Plugin = {
    name: 'sandbox-wallets',
    transformIndexHtml: {
      order: 'pre', // so that the script is found, and built
      handler: () => (wallets ? [scriptTag(relative(root, WALLETS))] : []),
    },
  };
  return builtFiles(root === DEMO && published && !wallets && !small ? 'demo' : undefined, {
    ...viteConfig(root, clientAliases(small ? [...aliases, ...smallRenderer] : aliases)),
    plugins: [tag, keepSideEffects],
    build: {
      target: 'es2022',
      // As in the package: lowered CSS would make :dir() follow the language and light-dark() the system.
      cssTarget: 'esnext',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        // 'use client' is for frameworks with server rendering; here everything runs on the client.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  });
}

export function viteConfig(root: string, alias = productAliases): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    clearScreen: false,
    resolve: { alias },
  };
}

export function scriptTag(src: string) {
  return { tag: 'script', attrs: { type: 'module', src }, injectTo: 'head-prepend' } as const;
}
