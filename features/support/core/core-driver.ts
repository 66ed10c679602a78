/** The modal on stand-ins and virtual time: no network, milliseconds. */

import type { DriverFactory } from '../world/driver.js';
import { ModalDriver } from '../world/modal-driver.js';
import { CoreEnvironment } from './core-environment.js';

export function coreDriverFactory(): DriverFactory {
  return {
    create: () => Promise.resolve(new ModalDriver(new CoreEnvironment())),
    stop: () => Promise.resolve(),
  };
}
