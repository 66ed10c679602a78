import type { Plugin } from 'vite';

export interface Home {
  readonly name: string;
  readonly file: string;
}
export function homesOf(index: string): ReadonlyMap<string, Home>;
export function withoutIndex(code: string, homes: ReadonlyMap<string, Home>): string;
export function locate(dist: string, id: string, importer: string | undefined): string | undefined;
export function rxjsModules(folder: string): Plugin;
