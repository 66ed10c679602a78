/** Lines for developers, on the browser's console. */
import type { Device } from '../../application/ports/device.js';

export const consoleLog: Device['log'] = (level, message, detail) => {
  // The message comes second: as the first argument, a wallet's name could contain the console's format specifiers.
  console[level]('[porthole]', message, ...(detail === undefined ? [] : [detail]));
};
