import { describe, it } from 'vitest';
import { deviceContract } from './contracts/device-contract.js';
import { scriptedDevice } from './scripted-device.js';

deviceContract({ describe, it }, () => {
  const device = scriptedDevice();
  return {
    device,
    clipboard: () => device.clipboard,
    refuseClipboard: device.refuseClipboard,
    tabs: () => device.tabs,
    apps: () => device.apps,
  };
});
