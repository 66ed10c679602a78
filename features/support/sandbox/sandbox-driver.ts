/** The same port through the real entry point: real adapters, real nodes, wallets with real keys; in real time. */

import { starting } from '../../../sandbox/starting.js';
import { quietLogger } from '../dom/quiet-logger.js';
import type { DriverFactory } from '../world/driver.js';
import { ModalDriver } from '../world/modal-driver.js';
import { sandboxGround } from './sandbox-ground.js';
import { SandboxPlace } from './sandbox-place.js';

export async function sandboxDriverFactory(): Promise<DriverFactory> {
  quietLogger();
  const ground = await starting('the world: nodes, relay and servers', sandboxGround);
  return {
    create: async () => new ModalDriver(new SandboxPlace(ground, await ground.snapshot())),
    stop: () => ground.stop(),
  };
}
