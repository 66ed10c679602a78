/** The same port through the real entry point: real adapters, real nodes, wallets with real keys; in real time. */

import { starting } from '../../../sandbox/starting.js';
import { quietLogger } from '../dom/quiet-logger.js';
import type { DriverFactory } from '../world/driver.js';
import { ModalDriver } from '../world/modal-driver.js';
import { SandboxEnvironment } from './sandbox-environment.js';
import { sandboxFixture } from './sandbox-fixture.js';

export async function sandboxDriverFactory(): Promise<DriverFactory> {
  quietLogger();
  const fixture = await starting('the world: nodes, relay and servers', sandboxFixture);
  return {
    create: async () => new ModalDriver(new SandboxEnvironment(fixture, await fixture.snapshot())),
    stop: () => fixture.stop(),
  };
}
