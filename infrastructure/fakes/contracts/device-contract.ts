/** The contract of every `Device`. */
import type { Device } from '../../../application/ports/device.js';
import { valuesOf, verify, verifyEqual, verifyFails } from '../verify.js';
import type { TestRunner } from './test-runner.js';

/** A device under test, and what its contract observes. */
export interface DeviceSubject {
  readonly device: Device;
  /** The content of the clipboard. */
  clipboard(): string | Promise<string>;
  /** Makes all later copying fail. */
  refuseClipboard(): void;
  /** URLs of the opened tabs, oldest first. */
  tabs(): readonly string[];
  /** Links of the opened wallets, oldest first. */
  apps(): readonly string[];
}

/** The contract of every `Device`. `make`: returns a device with a working clipboard. */
export function deviceContract({ describe, it }: TestRunner, make: () => DeviceSubject | Promise<DeviceSubject>): void {
  describe('keeps the Device contract', () => {
    it('knows its platform and origin', async () => {
      const { device } = await make();
      verifyEqual(typeof device.platform.mobile, 'boolean', 'mobile');
      verifyEqual(typeof device.platform.injectedProvider, 'boolean', 'injectedProvider');
      verify(/^[a-z]+:\/\/[^/]+$/.test(device.origin), `${device.origin} is not an origin`);
    });

    it('copies a text on subscription only', async () => {
      const { device, clipboard } = await make();
      const copying = device.copy('0xab');
      verify((await clipboard()) !== '0xab', 'It copied before anyone subscribed');
      verifyEqual(await valuesOf(copying), [], 'what copying emits');
      verifyEqual(await clipboard(), '0xab', 'the clipboard');
    });

    it('fails if it cannot copy', async () => {
      const { device, refuseClipboard } = await make();
      refuseClipboard();
      await verifyFails(device.copy('0xab'), 'copy-failed');
    });

    it('opens a tab', async () => {
      const { device, tabs } = await make();
      device.openTab('https://explorer.example/tx/0x1');
      verifyEqual(tabs(), ['https://explorer.example/tx/0x1'], 'the tabs');
    });

    it('opens a wallet on subscription only', async () => {
      const { device, apps } = await make();
      const opening = device.openApp('fox://wc?uri=wc%3A1');
      verifyEqual(apps(), [], 'the wallets opened before anyone subscribed');
      opening.subscribe().unsubscribe();
      verifyEqual(apps(), ['fox://wc?uri=wc%3A1'], 'the wallets opened');
    });

    it('logs any value to the console', async () => {
      const { device } = await make();
      for (const level of ['info', 'warn', 'error'] as const) device.log(level, 'A line', new Error('with detail'));
    });
  });
}
