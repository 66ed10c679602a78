import type { Reporter } from 'vitest/node';

export declare class ProgressReporter implements Reporter {
  constructor(file: string);
}
