/** The permissions of sites for an account. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';

const query = { sessions: '1', options: JSON.stringify({ features: { smartSessions: true } }) };

async function list(visitor: Visitor): Promise<void> {
  await visitor.connect('Harbor');
  await visitor.account();
  await visitor.modal.getByTestId('w3m-header-smart-sessions').click();
  await visitor.modal.getByRole('tab', { name: 'Active' }).waitFor();
}

/** A daily limit of ether, an unlimited token, and some calls of a contract. */
async function grant(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => {
    const { modal, functions } = window.portholeDemo ?? {};
    const data = { start: 3_000_000_000, period: 86_400 };
    const request = {
      ...{ chainId: '0x7a69', expiry: Math.floor(Date.now() / 1000) + 30 * 86_400, policies: [] },
      signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: `0x02${'1b'.repeat(32)}` }] } },
      permissions: [
        { type: 'native-token-recurring-allowance', data: { ...data, allowance: '0x16345785d8a0000' } },
        {
          type: 'contract-call',
          data: {
            ...{ address: `0x${'5c'.repeat(20)}`, abi: [] },
            functions: [{ functionName: 'moor' }, { functionName: 'castOff', operation: 'DelegateCall' }],
          },
        },
      ],
    };
    const { grantPermissions } = functions as typeof import('../../../../infrastructure/smart-sessions/index.js');
    if (modal) void grantPermissions(modal, request as Parameters<typeof grantPermissions>[1]);
  });
  await visitor.sees('Smart session created');
}

async function details(visitor: Visitor): Promise<void> {
  await list(visitor);
  await grant(visitor);
  await visitor.press('View your sessions');
  await visitor.press('Slipway');
  await visitor.sees('Spend up to 0.1 ETH every day');
}

export const sessionScreens: readonly Screen[] = [
  {
    name: 'smart-sessions-empty',
    query,
    async reach(visitor) {
      await list(visitor);
      await visitor.sees('No active sessions');
    },
  },
  {
    name: 'smart-session-created',
    query,
    async reach(visitor) {
      await list(visitor);
      await grant(visitor);
    },
  },
  {
    name: 'smart-sessions',
    query,
    async reach(visitor) {
      await details(visitor);
      await visitor.modal.getByTestId('header-back').click();
      await visitor.modal.getByTestId('smart-session').first().waitFor();
    },
  },
  { name: 'smart-session', query, reach: details },
  {
    name: 'smart-session-revoke',
    query,
    async reach(visitor) {
      await details(visitor);
      await visitor.press('Revoke');
      await visitor.sees('End this session?');
    },
  },
  {
    name: 'smart-session-revoked',
    query,
    async reach(visitor) {
      await details(visitor);
      await visitor.press('Revoke');
      await visitor.press('Revoke');
      await visitor.sees('Session ended');
    },
  },
  {
    name: 'smart-sessions-loading',
    query,
    async reach(visitor) {
      await visitor.page.route(/\/v1\/sessions\//, () => undefined);
      await list(visitor);
    },
  },
  {
    name: 'smart-sessions-failed',
    query,
    async reach(visitor) {
      await visitor.page.route(/\/v1\/sessions\//, (route) => route.abort('connectionrefused'));
      await list(visitor);
      await visitor.press('Try again');
      await visitor.sees('Couldn’t load smart sessions');
    },
  },
];
