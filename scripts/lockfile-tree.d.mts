export function pathOf(packages: Readonly<Record<string, unknown>>, from: string, name: string): string | undefined;
export function nameAt(path: string): string;
export function treeOf(packages: Readonly<Record<string, unknown>>, names: readonly string[]): readonly string[];
