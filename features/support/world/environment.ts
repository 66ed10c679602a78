/** The modal's surroundings in one profile: wallets, chain, browser and clock. */
import type { Observable, SchedulerLike } from 'rxjs';
import type { Modal } from '../../../application/modal/modal.js';
import type { Platform } from '../../../application/ports/device.js';
import type { AnalyticsService } from '../../../sandbox/analytics/analytics-server.js';
import type { Traffic } from '../browser/traffic.js';
import type { PageSettings } from '../page/settings/page-settings.js';
import type { InsideWallet, NameWay, VisitorAccounts, WalletUser } from './driver.js';
import type { EventLog } from './event-log.js';
import type { Names } from './vocabulary.js';

export interface Environment extends Names {
  /** Loads a page: sets up everything around the modal, and creates the modal. Throws what the dapp's page throws. */
  load(page: PageSettings): Promise<Modal>;
  /** Applies a change of the settings while the page is open. */
  change(page: PageSettings): void;
  readonly platform: Platform;
  /** Drives the page's timers and its time of day. Absent if real time passes. */
  readonly scheduler?: SchedulerLike | undefined;
  /** Waits until everything that was started and takes no time has finished. */
  settle(): Promise<void>;
  readonly origin: string;
  wallet(name: string): WalletUser;
  inside(): InsideWallet;
  visitorAccounts(): VisitorAccounts;
  clipboard(): string;
  /** What servers were asked. */
  traffic(): Traffic;
  /** The analytics service, if there is one. */
  counting(): AnalyticsService | undefined;
  /** Links of the opened wallets, oldest first. */
  apps(): readonly string[];
  consoleLines(): readonly string[];
  /** The events of the session, if they are compared with another run. */
  readonly log?: EventLog;
  holds(address: string, symbol: string): Promise<bigint>;
  credit(address: string, symbol: string, amount: bigint, from?: string): Promise<void>;
  /** From now on the name resolves to that address (`back`: the address has it as its primary name). */
  point(name: string, address: string, way?: NameWay): void | Promise<void>;
  /**
   * Waits until something is true, looking again after every change. False if it never does: virtual time
   * passes at once, real time has a limit.
   */
  wait(holds: () => boolean | Promise<boolean>, changes$: Observable<unknown>, when?: 'at once'): Promise<boolean>;
  pass(milliseconds: number): Promise<void>;
  dispose(): Promise<void>;
}
