import { describe, it } from 'vitest';
import { addressOf } from '../../../sandbox/polkadot/polkadot-key.js';
import { createPolkadotWallet, inject } from '../../../sandbox/polkadot/polkadot-wallet.js';
import { memoryStore } from '../../../sandbox/wallets/wallet-memory.js';
import { westendRelay } from '../../chains/polkadot/index.js';
import { connectorContract } from '../../fakes/contracts/connector-contract.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import * as walletCode from './connect-wallet.js';
import { polkadotConnector } from './connector.js';

const KEYS = ['a1'.repeat(32), 'b2'.repeat(32)] as const;
const SETTINGS = { icon: '', keys: KEYS, note: '' } as const;

connectorContract({ describe, it }, () => {
  const page = {};
  const time = virtualTime();
  const wallet = createPolkadotWallet({ ...SETTINGS, name: 'Petrel', mode: 'approve' });
  inject(wallet, page);
  const connector = polkadotConnector({
    ...{ page, scheduler: time.scheduler, log: () => undefined, networks: [westendRelay], storage: memoryStore() },
    ...{ dapp: 'Slipway', load: () => walletCode },
  });
  const looking = connector.wallets$.subscribe();
  const { control } = wallet;
  const answerAs = (mode: typeof control.mode) => () => {
    control.mode = mode;
  };
  return {
    connector,
    walletId: 'Petrel',
    approve: answerAs('approve'),
    reject: answerAs('reject'),
    hang: answerAs('ask'),
    answerPending: () => {
      for (const { id } of control.pending()) control.answer(id, true);
    },
    prompts: () => wallet.prompted,
    useAccounts: () => control.changeAccount(1),
    otherAddresses: [addressOf(KEYS[1]), addressOf(KEYS[0])],
    otherNetwork: 'polkadot:skerry',
    lose: () => control.forgetSite(),
    appear() {
      inject(createPolkadotWallet({ ...SETTINGS, name: 'Late' }), page);
      time.advance(5000);
      return 'Late';
    },
    pass: time.advance,
    isQuiet: () => wallet.followers === 0,
    dispose: () => looking.unsubscribe(),
  };
});
