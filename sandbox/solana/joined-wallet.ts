/** A wallet for EVM networks and Solana: one name, one user, keys of both kinds. */

import type { WalletRequest } from '../wallets/prompts.js';
import { createSandboxWallet, type SandboxWallet, type SandboxWalletControl } from '../wallets/wallet.js';
import { createSolanaWallet, type SolanaWallet, type SolanaWalletOptions } from './solana-wallet.js';

export interface JoinedWallet extends SolanaWallet {
  /** What it announces for EVM networks. Absent: it only supports Solana. */
  readonly evm?: SandboxWallet;
}

/** Keeps the requests of both namespaces apart. */
const APART = 1_000_000;

export function createJoinedWallet(options: SolanaWalletOptions): JoinedWallet {
  const solana = createSolanaWallet(options);
  if (!options.evm) return solana;
  const { name, icon, mode, decide, store, origin } = options;
  const evm = createSandboxWallet({
    ...{ name, icon, ...options.evm },
    ...(mode && { mode }),
    ...(decide && { decide }),
    ...(store && { store }),
    ...(origin && { origin }),
  });
  return {
    ...{ info: evm.info, provider: solana.provider, standard: solana.standard, evm },
    control: bothControls(evm.control, solana.control),
    get followers() {
      return solana.followers;
    },
  };
}

function bothControls(evm: SandboxWalletControl, solana: SandboxWalletControl): SandboxWalletControl {
  const both = [evm, solana];
  const apart = (request: WalletRequest): WalletRequest => ({ ...request, id: request.id + APART });
  const onChange = (listener: () => void) => {
    const stops = both.map((each) => each.onChange(listener));
    return () => {
      for (const stop of stops) stop();
    };
  };
  /** The prompt that is shown, or the next one. */
  const asking = (): Promise<SandboxWalletControl> =>
    new Promise((resolve) => {
      const look = () => {
        const found = both.find((each) => each.pending().length > 0);
        if (!found) return;
        stop();
        resolve(found);
      };
      const stop = onChange(look);
      look();
    });
  return {
    name: evm.name,
    get mode() {
      return evm.mode;
    },
    set mode(mode) {
      for (const each of both) each.mode = mode;
    },
    pending: () => [...evm.pending(), ...solana.pending().map(apart)],
    answer: (id, approve) => (id < APART ? evm.answer(id, approve) : solana.answer(id - APART, approve)),
    approveNext: () => asking().then((each) => each.approveNext()),
    rejectNext: () => asking().then((each) => each.rejectNext()),
    requests: () => both.flatMap((each) => each.requests()),
    misbehaves: (kind) => evm.misbehaves(kind),
    misbehave(kind, on) {
      for (const each of both) each.misbehave(kind, on);
    },
    alsoHolds: (asset) => evm.alsoHolds(asset),
    changeAccount: (index) => evm.changeAccount(index),
    changeNetwork: (chainId) => evm.changeNetwork(chainId),
    lock() {
      for (const each of both) each.lock();
    },
    unlock() {
      for (const each of both) each.unlock();
    },
    forgetSite() {
      for (const each of both) each.forgetSite();
    },
    goOffline: () => evm.goOffline(),
    goOnline: () => evm.goOnline(),
    snapshot: () => ({
      ...evm.snapshot(),
      accounts: both.flatMap((each) => each.snapshot().accounts),
      permitted: both.some((each) => each.snapshot().permitted),
    }),
    onChange,
  };
}
