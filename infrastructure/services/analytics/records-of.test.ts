import { describe, expect, it } from 'vitest';
import { NO_PAGES } from '../../../application/activity/state.js';
import type { Event } from '../../../application/engine/events.js';
import type { State } from '../../../application/engine/state.js';
import { Failure } from '../../../domain/failure/failure.js';
import { scriptedModal } from '../../fakes/scripted-modal.js';
import { recordsOf } from './records-of.js';

const state = scriptedModal().core.getState();
const failure = new Failure('rejected', 'No');
const social: State = {
  ...state,
  login: { attempt: { way: 'social', provider: 'github', step: 'window', url: undefined, failure: undefined } },
};
const email = (step: 'device' | 'code'): State => ({
  ...state,
  login: { attempt: { way: 'email', email: 'a@b.example', step, busy: undefined, failure: undefined } },
});
const KELP = { networkId: 'eip155:1', name: 'Kelp', symbol: 'KELP', decimals: 6, address: '0xabc' } as const;
const send: State = {
  ...state,
  send: {
    ...state.send,
    token: KELP,
    amountText: '1.5',
  },
};
/** After sending: the form is empty again. */
const sent: State = {
  ...state,
  send: {
    ...state.send,
    transfer: { token: KELP, from: '0xa', to: '0xb', amount: 1_500_000n },
  },
};
const started = { type: 'connection.started', namespace: 'eip155', walletId: 'unknown', restoring: false } as const;
const failed = { ...started, type: 'connection.failed', failure } as const;

const paged = {
  ...({ list: 'activity', accountId: 'eip155:1:0xabc', more: true } as const),
  pages: { ...NO_PAGES, next: 'older' },
};
const history = { address: '0xabc', projectId: state.config.projectId, cursor: 'older', isSmartAccount: false };

const namesOf = (event: Event, before = state, after = before, mobile = false) =>
  recordsOf({ event, before, state: after }, mobile).map((each) => [each.event, each.properties]);

describe('S7.7 the records of', () => {
  it.each<[Event, unknown[], State?]>([
    [{ type: 'modal.closed' }, [['MODAL_CLOSE', { connected: false }]]],
    [{ type: 'route.pushed', route: { view: 'all-wallets' } }, [['CLICK_ALL_WALLETS', {}]]],
    [
      { type: 'route.pushed', route: { view: 'on-ramp-providers' } },
      [['SELECT_BUY_CRYPTO', { isSmartAccount: false }]],
    ],
    [{ type: 'route.pushed', route: { view: 'what-is-a-buy' } }, [['SELECT_WHAT_IS_A_BUY', { isSmartAccount: false }]]],
    [
      { type: 'buy.started', seller: 'Harbour' },
      [['SELECT_BUY_PROVIDER', { provider: 'Harbour', isSmartAccount: false }]],
    ],
    [{ type: 'route.pushed', route: { view: 'profile' } }, []],
    [{ type: 'route.pushed', route: { view: 'swap-preview' } }, []],
    [{ type: 'route.pushed', route: { view: 'constructor' as never } }, []],
    [started, [['SELECT_WALLET', { name: 'unknown', platform: 'browser' }]]],
    [{ ...started, restoring: true }, []],
    [
      { ...started, pairing: true, listed: { id: 'a', name: 'Amber' } },
      [['SELECT_WALLET', { name: 'Amber', platform: 'qrcode' }]],
    ],
    [
      { type: 'route.replaced', route: { view: 'account', tab: 'activity' } },
      [['CLICK_TRANSACTIONS', { isSmartAccount: false }]],
    ],
    [{ type: 'route.replaced', route: { view: 'account' } }, []],
    [{ ...paged, type: 'pages.loaded' }, [['LOAD_MORE_TRANSACTIONS', history]]],
    [{ ...paged, type: 'pages.loaded', more: false }, []],
    [{ ...paged, type: 'pages.failed', failure }, [['ERROR_FETCH_TRANSACTIONS', history]]],
    [{ ...paged, type: 'pages.failed', failure: new Failure('cancelled') }, []],
    [failed, [['CONNECT_ERROR', { message: 'No' }]]],
    [{ ...failed, restoring: true }, []],
    [{ ...failed, following: true }, []],
    [
      { type: 'connection.closed', namespace: 'solana', reason: 'visitor' },
      [['DISCONNECT_SUCCESS', { namespace: 'solana' }]],
    ],
    [{ type: 'connection.closed', namespace: 'solana', reason: 'elsewhere' }, []],
    [{ type: 'frame.asked', message: 'CONNECT_EMAIL' }, [['EMAIL_SUBMITTED', {}]]],
    [
      { type: 'frame.refused', message: 'CONNECT_OTP', reason: failure },
      [['EMAIL_VERIFICATION_CODE_FAIL', { message: 'No' }]],
    ],
    [{ type: 'frame.asked', message: 'RPC_REQUEST' }, []],
    [
      { type: 'frame.asked', message: 'GET_SOCIAL_REDIRECT_URI' },
      [['SOCIAL_LOGIN_STARTED', { provider: 'github' }]],
      social,
    ],
    [{ type: 'login.changed', attempt: undefined }, [['SOCIAL_LOGIN_CANCELED', { provider: 'github' }]], social],
    [{ type: 'login.changed', attempt: undefined }, [], email('device')],
    [
      { type: 'login.changed', attempt: email('code').login.attempt },
      [['EMAIL_VERIFICATION_CODE_SENT', {}]],
      email('device'),
    ],
    [
      { type: 'send.failed', failure },
      [
        [
          'SEND_ERROR',
          { message: 'No', isSmartAccount: false, network: 'eip155:1', token: 'eip155:1:0xabc', amount: '1.5' },
        ],
      ],
      send,
    ],
    [
      { type: 'send.confirmed', hash: '0x1' },
      [['SEND_SUCCESS', { isSmartAccount: false, network: 'eip155:1', token: 'eip155:1:0xabc', amount: '1.5' }]],
      sent,
    ],
  ])('%j', (event, records, before) => {
    expect(namesOf(event, before)).toEqual(records);
  });

  it('a pairing on a phone, by its platform', () => {
    expect(namesOf({ ...started, pairing: true }, state, state, true)).toEqual([
      ['SELECT_WALLET', { name: 'unknown', platform: 'mobile' }],
    ]);
  });

  it('the creation, with the options that JSON can represent', () => {
    const [[name, properties] = []] = namesOf({ type: 'core.started', connectors: [] });
    expect(name).toBe('INITIALIZE');
    expect(JSON.parse(JSON.stringify(properties))).toEqual(properties);
    expect(properties).toMatchObject({ networks: state.config.networks.map(({ caipNetworkId }) => caipNetworkId) });
  });
});
