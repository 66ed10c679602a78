/** The part of a test runner that contracts use: vitest, jest, mocha, node:test and others have it. */
export interface TestRunner {
  describe(name: string, body: () => void): void;
  it(name: string, body: () => Promise<void>): void;
}
