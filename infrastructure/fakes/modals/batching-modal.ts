/** A modal for batches of calls, with a scripted wallet, for tests. */
import { from, NEVER, of } from 'rxjs';
import type { UseCase } from '../../../application/engine/use-case.js';
import type { Batches } from '../../../application/ports/batches.js';
import type { BatchStatus, WalletCapabilities } from '../../../domain/request/batch.js';
import { placeholderHex } from '../placeholder-hex.js';
import { scriptedChain } from '../scripted-chain.js';
import { scriptedModal } from '../scripted-modal.js';
import { scriptedWallet } from '../scripted-wallet.js';
import { virtualTime } from '../virtual-time.js';

export const CALLER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const receipts: BatchStatus['receipts'] = [{ hash: placeholderHex(32, 1), succeeded: true }];
export const CONFIRMED: BatchStatus = { status: 'confirmed', atomic: true, receipts };
export const PENDING: BatchStatus = { status: 'pending', atomic: true, receipts: [] };

/** A modal connected to a scripted wallet, and the batch requests it received, with their times. */
export async function batchingModal(answers: Partial<Batches> = {}, connects = true) {
  const time = virtualTime(1_000_000);
  const chain = scriptedChain({ scheduler: time.scheduler });
  const asked: { readonly what: string; readonly at: number; readonly about: readonly unknown[] }[] = [];
  const note = (what: string, ...about: readonly unknown[]) =>
    void asked.push({ what, at: time.now() - 1_000_000, about });
  const {
    capabilities = () => from<(WalletCapabilities | undefined)[]>([{ atomic: 'supported', reported: {} }, undefined]),
    send = () => of('batch-7', 'batch-8'),
    status = () => of(CONFIRMED, PENDING),
    call = () => NEVER,
  } = answers;
  const batches: Batches = {
    capabilities(link, ...about) {
      note('capabilities', ...about);
      return capabilities(link, ...about);
    },
    send(link, ...about) {
      note('send', ...about);
      return send(link, ...about);
    },
    status(link, ...about) {
      note('status', ...about);
      return status(link, ...about);
    },
    call(link, ...about) {
      note('call', ...about);
      return call(link, ...about);
    },
  };
  Object.assign(chain, { batches });
  const wallet = scriptedWallet({ batches: true, scheduler: time.scheduler, accounts: [CALLER] });
  const modal = scriptedModal({ time, chain, wallets: [wallet] });
  if (connects) await modal.connect(wallet.wallet.id);
  const passes = async (milliseconds: number) => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    time.advance(milliseconds);
  };
  const does = async (useCase: UseCase, milliseconds = 0) => {
    const outcome = modal.run(async () => useCase);
    await passes(milliseconds);
    return outcome;
  };
  const emitted = () => modal.events.filter(({ type }) => /^(batch\.|capabilities)/.test(type));
  const times = (what: string) => asked.filter((each) => each.what === what).map(({ at }) => at);
  return { modal, wallet, asked, does, emitted, times };
}
