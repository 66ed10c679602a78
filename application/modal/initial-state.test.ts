import { describe, expect, it } from 'vitest';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import type { Config } from '../shell/config.js';
import { initialState } from './initial-state.js';

const EVM = { chainNamespace: 'eip155', caipNetworkId: 'eip155:1' };
const OTHER = { chainNamespace: 'eip155', caipNetworkId: 'eip155:2' };
const SOLANA = { chainNamespace: 'solana', caipNetworkId: 'solana:brinepool' };

describe('the initial state', () => {
  it.each<[string, readonly object[], string | undefined, string, object]>([
    ['the first network is chosen', [SOLANA, EVM], undefined, 'solana', { solana: 'solana:brinepool' }],
    ['or the host’s choice', [SOLANA, EVM, OTHER], 'eip155:2', 'eip155', { eip155: 'eip155:2' }],
    ['unless it is none of them', [SOLANA, EVM], 'eip155:9', 'solana', { solana: 'solana:brinepool' }],
    ['none where there are none', [], 'eip155:1', 'eip155', {}],
  ])('%s', (_, networks, defaultNetwork, activeNamespace, chosen) => {
    const config: object = { networks, defaultNetwork };
    const state = initialState(config as Config);
    expect([state.connect.activeNamespace, state.network.chosen]).toEqual([activeNamespace, chosen]);
  });

  it('has nothing shown, typed or announced', () => {
    const { started, shell, send, notices, connect } = initialState(scriptedModal().getState().config);
    expect([started, Object.values(shell)]).toEqual([false, [false, false, false, false]]);
    expect([send.amountText, send.receiver, send.stage]).toEqual(['', '', 'editing']);
    expect([connect.connectors, connect.recent, connect.asking]).toEqual([[], [], 0]);
    expect(notices).toEqual({});
  });
});
