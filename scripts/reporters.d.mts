import type { InlineConfig } from 'vitest/node';

export declare function reporters(report: string | undefined): NonNullable<InlineConfig['reporters']>;
