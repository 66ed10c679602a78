export declare function turnOf<T>(all: readonly T[], seed: string | undefined): readonly T[];
export declare function restingTests(seed: string | undefined): readonly string[];
