/** An unhandled rejection fails the current step, except for those that the wallet SDK is known to cause. */
import { isSdkStray } from '../../../sandbox/phone/sdk-strays.js';

process.on('unhandledRejection', (reason) => {
  if (isSdkStray(reason)) return;
  // Outside of this listener, or the rejections after it are lost.
  process.nextTick(() => {
    throw reason;
  });
});
