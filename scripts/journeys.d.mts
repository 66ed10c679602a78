export interface Journey {
  readonly file: string;
  readonly roots: readonly string[];
  readonly beneath?: readonly (readonly [start: string, file: string])[];
}
export const CONNECTING: string;
export const journeys: readonly Journey[];
export function filesOf(
  entries: readonly string[],
  importsOf: (id: string) => readonly string[] | undefined,
  list?: readonly Journey[],
): ReadonlyMap<string, string>;
