import { expect, it } from 'vitest';
import { mergeWallets } from '../../../domain/wallet/merge-wallets.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import { knownWallet } from './known-wallets.js';

const PHANTOM = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393';

it('S3.4 a wallet that the directory knows by name has its id', () => {
  expect(knownWallet('Phantom')).toEqual({ id: PHANTOM, name: 'Phantom', explorerId: PHANTOM });
  expect(knownWallet('Sunfish')).toEqual({ id: 'Sunfish', name: 'Sunfish' });
});

it('S3.4 a wallet has the name it is known by elsewhere', () => {
  expect(knownWallet('Trust')).toEqual(knownWallet('Trust Wallet'));
});

it.each(['__proto__', 'constructor', 'toString'])('S3.4 %s is an ordinary name', (name) => {
  expect(knownWallet(name)).toEqual({ id: name, name });
});

it('S3.4 the same wallet on EVM networks has the id as well, once they are merged', () => {
  const evm: Wallet = {
    ...{ id: 'app.phantom', rdns: 'app.phantom', name: 'Phantom', type: 'ANNOUNCED' },
    ...{ namespace: 'eip155', connectorId: 'injected' },
  };
  const solana: Wallet = {
    ...knownWallet('Phantom'),
    ...{ type: 'ANNOUNCED', namespace: 'solana', connectorId: 'wallet-standard' },
  };
  expect(mergeWallets([evm, solana])).toMatchObject([{ type: 'MULTI_CHAIN', explorerId: PHANTOM }]);
});
