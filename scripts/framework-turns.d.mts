export declare function turnOf<T>(all: readonly T[], seed: string | undefined): readonly T[];
