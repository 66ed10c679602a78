/** Syncs the network between wagmi and the modal while neither has a wallet. */
import type { Config } from '@wagmi/core';
import type { Modal } from '../../application/modal/modal.js';
import { networkIdOf } from '../../domain/network/caip.js';
import { chainIdOf } from './wagmi-session.js';

export interface NetworkAgreement {
  /** If the two differ, the side that has changed since the last call wins. `ask` gets the promise of a pending switch. */
  agree(ask: (work: Promise<unknown>) => void): void;
  /** A wallet is connected: earlier choices no longer count. */
  forget(): void;
}

/** `owner`: the side that wins at first. */
export function networkAgreement(config: Config, modal: Modal, owner: 'modal' | 'wagmi'): NetworkAgreement {
  let last: { readonly ours: number | undefined; readonly theirs: number } | undefined;
  return {
    agree(ask) {
      const ours = chainIdOf(modal.getState());
      const theirs = config.state.chainId;
      const theirsCounts = last ? theirs !== last.theirs : owner === 'wagmi';
      const oursCounts = last ? ours !== last.ours : owner === 'modal';
      last = { ours, theirs };
      if (ours === theirs) return;
      if (theirsCounts) {
        ask(modal.switchNetwork(networkIdOf('eip155', theirs)));
      } else if (oursCounts && ours !== undefined && config.chains.some(({ id }) => id === ours)) {
        last = { ours, theirs: ours };
        config.setState((state) => ({ ...state, chainId: ours }));
      }
    },
    forget() {
      last = undefined;
    },
  };
}
