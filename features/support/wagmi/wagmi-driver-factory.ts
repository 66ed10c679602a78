/** The sandbox's world, for dapps on wagmi. */
import { starting } from '../../../sandbox/starting.js';
import { quietLogger } from '../dom/quiet-logger.js';
import { SandboxEnvironment } from '../sandbox/sandbox-environment.js';
import { sandboxFixture } from '../sandbox/sandbox-fixture.js';
import type { DriverFactory } from '../world/driver.js';
import { WagmiDriver } from './wagmi-driver.js';
import { WAGMI_LINES } from './wagmi-line.js';
import { asConnector, overConnectors } from './wagmi-way.js';

/** `as`: the modal is a connector of wagmi. `over`: wagmi's connectors are in the modal. */
export async function wagmiDriverFactory(way: 'as' | 'over', line: '2' | '3'): Promise<DriverFactory> {
  quietLogger();
  const wagmi = WAGMI_LINES[line];
  const fixture = await starting('the world: nodes, relay and servers', sandboxFixture);
  return {
    async create() {
      const page = way === 'as' ? asConnector(wagmi) : overConnectors(wagmi);
      return new WagmiDriver(new SandboxEnvironment(fixture, await fixture.snapshot(), page), wagmi, page);
    },
    stop: () => fixture.stop(),
  };
}
