import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SendState } from '../../../application/send/state.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { Network } from '../../../domain/network/network.js';
import { bitcoinMainnet } from '../../../infrastructure/chains/bitcoin/index.js';
import { mainnet, polygon } from '../../../infrastructure/chains/evm/index.js';
import { solanaDevnet } from '../../../infrastructure/chains/solana/index.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { TransferNotice } from './transfer-notice.js';

const NETWORKS = [mainnet, polygon, solanaDevnet, bitcoinMainnet] as const;

/** A visitor who has sent a transfer on this network, and has since switched to another. */
function drawn(network: Network, send: Partial<SendState> = {}) {
  const state = scriptedModal({ options: { networks: NETWORKS } }).getState();
  const token = { networkId: network.caipNetworkId, ...network.nativeCurrency };
  const transfer = { token, from: 'a', to: 'b', amount: 1n };
  const sent: SendState = { ...state.send, stage: 'submitted', hash: 'cafe', transfer, ...send };
  const html = renderToStaticMarkup(<TransferNotice state={{ ...state, send: sent }} />);
  return { html, href: /href="([^"]*)"/.exec(html)?.[1] };
}

describe('the notice about a transfer', () => {
  it.each([
    [mainnet, 'https://etherscan.io/tx/cafe'],
    [polygon, 'https://polygonscan.com/tx/cafe'],
    [solanaDevnet, 'https://solscan.io/tx/cafe?cluster=devnet'],
    [bitcoinMainnet, 'https://mempool.space/tx/cafe'],
  ])('links to the explorer of the network that it was sent on ($name)', (network, href) => {
    expect(drawn(network).href).toBe(href);
  });

  it('links to the transaction that replaced it', () => {
    const failure = new Failure('cancelled', undefined, { data: { replacedBy: 'f00d' } });
    const { href, html } = drawn(mainnet, { stage: 'failed', failure });
    expect(href).toBe('https://etherscan.io/tx/f00d');
    expect(html).toContain('canceled or replaced in your wallet');
  });

  it('never suggests to retry a transfer that may still arrive', () => {
    const { html } = drawn(mainnet, { stage: 'failed', failure: new Failure('timed-out') });
    expect(html).toContain('may still go through');
    expect(html).not.toMatch(/try again/i);
  });

  it('is absent before the wallet has sent the transaction', () => {
    expect(drawn(mainnet, { hash: undefined, stage: 'waiting' }).html).toBe('');
  });
});
