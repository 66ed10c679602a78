/** The modal on stand-ins and virtual time: no network, milliseconds. */

import type { DriverFactory } from '../world/driver.js';
import { ModalDriver } from '../world/modal-driver.js';
import { CorePlace } from './core-place.js';

export function coreDriverFactory(): DriverFactory {
  return {
    create: () => Promise.resolve(new ModalDriver(new CorePlace())),
    stop: () => Promise.resolve(),
  };
}
