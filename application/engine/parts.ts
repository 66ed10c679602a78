/** Parts of flows that are loaded when they are first needed. Each flow declares its own here. */
import { type Observable, tap } from 'rxjs';
import type { Fold } from './fold.js';

/** By name: the module, once loaded. Fails if it cannot be loaded; the next use tries again. */
// biome-ignore lint/suspicious/noEmptyInterface: flows declare into it
export interface Parts {}

/** The module of a part. */
export type PartOf<K extends keyof Parts> = Parts[K] extends Observable<infer P> ? P : never;

/** The same parts; a part's folds are added before anything of it runs. */
export function withFolds(parts: Parts, folds: Set<Fold>): Parts {
  const learn = ({ folds: own = [] }: { readonly folds?: readonly Fold[] }): void => {
    for (const fold of own) folds.add(fold);
  };
  const all: Readonly<Record<string, Observable<object>>> = { ...parts };
  return Object.fromEntries(
    Object.entries(all).map(([name, part$]) => [name, part$.pipe(tap(learn))]),
  ) as Partial<Parts> as Parts;
}
