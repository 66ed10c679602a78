/** Samples by condition and page, and their medians. */
import type { PageName } from './build-page.js';
import type { Condition } from './conditions.js';
import type { Measure, Measures } from './measure.js';
import { median } from './median.js';

type Key = `${Condition['name']} ${PageName} ${Measure}`;

export class Samples {
  readonly #values = new Map<Key, number[]>();

  add(condition: Condition['name'], page: PageName, measures: Partial<Measures>): void {
    for (const [measure, value] of Object.entries(measures)) {
      const key = `${condition} ${page} ${measure as Measure}` as const;
      this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
    }
  }

  /** The median of all rounds; undefined without samples. */
  median(condition: Condition['name'], page: PageName, measure: Measure): number | undefined {
    return median(this.#values.get(`${condition} ${page} ${measure}`) ?? []);
  }

  toJSON(): Readonly<Record<string, readonly number[]>> {
    return Object.fromEntries(this.#values);
  }
}
