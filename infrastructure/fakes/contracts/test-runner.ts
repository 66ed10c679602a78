/** What a contract needs of a test runner: vitest, jest, mocha, node:test and others have it. */
export interface TestRunner {
  describe(name: string, body: () => void): void;
  it(name: string, body: () => Promise<void>): void;
}
