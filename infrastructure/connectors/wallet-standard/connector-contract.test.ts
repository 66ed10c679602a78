import { describe, it } from 'vitest';
import { makeKey } from '../../../sandbox/solana/make-key.js';
import { register } from '../../../sandbox/solana/register.js';
import { createSolanaWallet } from '../../../sandbox/solana/solana-wallet.js';
import { connectorContract } from '../../fakes/contracts/connector-contract.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import * as walletCode from './connect-wallet.js';
import { walletStandardConnector } from './connector.js';

const KEYS = [makeKey('first'), makeKey('second')] as const;
const CHAINS = ['solana:mainnet', 'solana:devnet'].map((chain) => ({ chain, name: chain, rpcUrl: '' }));
const SETTINGS = { icon: 'data:image/png;base64,AAAA', keys: KEYS, chains: CHAINS, note: '' };

describe.each(['before', 'after'] as const)('with a wallet that registers itself %s the dapp is ready', (when) => {
  connectorContract({ describe, it }, () => {
    const target = new EventTarget();
    const time = virtualTime();
    const wallet = createSolanaWallet({ ...SETTINGS, name: 'Sunfish', mode: 'approve' });
    if (when === 'before') register(wallet, target);
    const connector = walletStandardConnector({
      ...{ target, scheduler: time.scheduler, log: () => undefined, networks: [], load: () => walletCode },
    });
    const looking = connector.wallets$.subscribe();
    if (when === 'after') register(wallet, target);
    const { control } = wallet;
    const answerAs = (mode: typeof control.mode) => () => {
      control.mode = mode;
    };
    return {
      connector,
      walletId: 'Sunfish',
      approve: answerAs('approve'),
      reject: answerAs('reject'),
      hang: answerAs('ask'),
      answerPending: () => {
        for (const { id } of control.pending()) control.answer(id, true);
      },
      prompts: () =>
        control.requests().filter(({ method, params }) => method === 'solana_connect' && params.length === 0).length,
      useAccounts: () => control.changeAccount(1),
      otherAddresses: [KEYS[1].address, KEYS[0].address],
      otherNetwork: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      lose: () => control.forgetSite(),
      appear() {
        register(createSolanaWallet({ ...SETTINGS, name: 'Late' }), target);
        return 'Late';
      },
      pass: time.advance,
      isQuiet: () => wallet.followers === 0,
      dispose: () => looking.unsubscribe(),
    };
  });
});
