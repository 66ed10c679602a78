import { firstValueFrom, lastValueFrom, NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Deps } from '../engine/deps.js';
import type { State } from '../engine/state.js';
import type { AccountRecords, SignIn } from '../ports/sign-in.js';
import { noteAccount, readAccount } from './account-record.js';

const accountId = 'eip155:1:0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const account = { namespace: 'eip155', address: accountId.slice(9), type: 'eoa' };
const network = { caipNetworkId: 'eip155:1', chainNamespace: 'eip155', id: 1, name: 'Ethereum' };
const records: AccountRecords = {
  read: () => of({ accountId, account: { berth: 7 } }),
  note: (_, metadata) => (metadata === null ? NEVER : (of() as never)),
};

function deps(sessions: readonly string[], port: Partial<SignIn> | undefined = { records }): Deps {
  const state: object = {
    config: { networks: [network] },
    network: { chosen: { eip155: 'eip155:1' } },
    connect: {
      activeNamespace: 'eip155',
      connections: { eip155: { status: 'connected', account, accounts: [account], networkId: 'eip155:1' } },
    },
    signIn: { status: 'signed-in', sessions: sessions.map((each) => ({ accountId: each })) },
  };
  return { state: () => state as State, signIn: port && of(port as SignIn) } as Partial<Deps> as Deps;
}

describe('the data of the signed-in account', () => {
  it('is read and stored', async () => {
    const result = { accountId, account: { berth: 7 } };
    expect(await firstValueFrom(readAccount()(deps([accountId])))).toEqual({ type: 'sign-in.record-received', result });
    const noted = await lastValueFrom(noteAccount({ berth: 8 })(deps([accountId])));
    expect(noted).toEqual({ type: 'sign-in.record-noted' });
  });

  it('fails without a session, without sign-in, or if nothing is stored', async () => {
    const failing = (given: Deps) => expect(firstValueFrom(readAccount()(given))).rejects;
    await failing(deps([])).toMatchObject({ code: 'not-signed-in', message: 'Not authenticated' });
    await failing(deps(['eip155:10:0x'])).toMatchObject({ code: 'not-signed-in', message: 'Not authenticated' });
    await failing({ ...deps([accountId]), signIn: undefined }).toMatchObject({
      ...{ code: 'not-signed-in', message: 'SIWX is not enabled' },
    });
    await failing(deps([accountId], {})).toMatchObject({ code: 'method-not-supported' });
  });
});
