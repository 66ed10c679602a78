/** The order of test files: the longest start first, so that no worker is left with one of them at the end. */
import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/** The others follow as vitest has them. */
const LONGEST = [
  'sandbox/fault-table/fault-table.test.ts',
  'infrastructure/connectors/walletconnect/chaos.test.ts',
  // They mostly wait, which leaves a core for the two above.
  'infrastructure/connectors/walletconnect/faulty-path.test.ts',
  'infrastructure/connectors/walletconnect/coming-back.test.ts',
  'infrastructure/connectors/walletconnect-light/changing-clients.test.ts',
  'infrastructure/connectors/walletconnect-light/cuts.test.ts',
  'infrastructure/connectors/injected/hostile-wallet.test.ts',
  'sandbox/secure-site/app-and-frame.test.ts',
  'sandbox/secure-site/frame-screens.test.ts',
  'sandbox/secure-site/hosted-site.test.ts',
  'scripts/start.test.mjs',
  'sandbox/demo/demo.test.ts',
  'sandbox/secure-site/frame.test.ts',
  'sandbox/secure-site/aria-snapshots.test.ts',
  'infrastructure/services/blockchain/hostile-rows.test.ts',
  'sandbox/secure-site/auth-hostile.test.ts',
  'sandbox/gallery/ten-flows.test.ts',
  'sandbox/gallery/code-to-scan.test.ts',
  'examples/examples.test.ts',
];

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const { root } = this.ctx.config;
    const rank = ({ moduleId }) => {
      const at = LONGEST.indexOf(relative(root, moduleId).replaceAll('\\', '/'));
      return at < 0 ? LONGEST.length : at;
    };
    // A worker is only reused for files that may share it: the others come first.
    const shares = ({ project }) => (project.config.isolate ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => shares(a) - shares(b) || rank(a) - rank(b));
  }
}
