import { describe, it } from 'vitest';
import { addressOf, netNamed } from '../../../sandbox/bitcoin/bitcoin-key.js';
import { createBitcoinWallet } from '../../../sandbox/bitcoin/bitcoin-wallet.js';
import { makeBitcoinKey } from '../../../sandbox/bitcoin/make-bitcoin-key.js';
import { showInPage } from '../../../sandbox/bitcoin/show-in-page.js';
import { bitcoinTestnet } from '../../chains/bitcoin/index.js';
import { connectorContract } from '../../fakes/contracts/connector-contract.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import * as walletCode from './connect-wallet.js';
import { bitcoinConnector } from './connector.js';

const KEYS = [makeBitcoinKey('first'), makeBitcoinKey('second')] as const;
// Their addresses have the same format, so that switching changes none.
const CHAINS = [
  { chain: 'bitcoin:testnet', name: 'Testnet', prefix: 'tb', url: '' },
  { chain: 'bitcoin:signet', name: 'Signet', prefix: 'tb', url: '' },
] as const;
const SIGNET = 'bip122:00000008819873e925422c1ff0f99f7c';
const SETTINGS = { icon: 'data:image/png;base64,AAAA', keys: KEYS, chains: CHAINS, pays: 'p2wpkh', note: '' } as const;
describe.each([
  ['standard', 'before'],
  ['standard', 'after'],
  ['sats', 'before'],
] as const)('with a wallet with the interface %s that is there %s the dapp', (way, when) => {
  connectorContract({ describe, it }, () => {
    const page = new EventTarget();
    const time = virtualTime();
    const wallet = createBitcoinWallet({ ...SETTINGS, way, name: 'Ruffe', mode: 'approve' });
    if (when === 'before') showInPage(wallet, page);
    const connector = bitcoinConnector({
      ...{ page, scheduler: time.scheduler, log: () => undefined, networks: [bitcoinTestnet], preferred: 'payment' },
      load: () => walletCode,
    });
    const looking = connector.wallets$.subscribe();
    if (when === 'after') showInPage(wallet, page);
    const { control } = wallet;
    const answerAs = (mode: typeof control.mode) => () => {
      control.mode = mode;
    };
    const net = netNamed('tb');
    return {
      connector,
      walletId: way === 'sats' ? 'RuffeProvider' : 'Ruffe',
      approve: answerAs('approve'),
      reject: answerAs('reject'),
      hang: answerAs('ask'),
      answerPending: () => {
        for (const { id } of control.pending()) control.answer(id, true);
      },
      prompts: () =>
        control
          .requests()
          .filter(
            ({ method, params: [first] }) => method === 'bitcoin_connect' && !Reflect.get(Object(first), 'silent'),
          ).length,
      useAccounts: () => control.changeAccount(1),
      otherAddresses: [addressOf(KEYS[1], 'p2wpkh', net), addressOf(KEYS[1], 'p2tr', net)],
      ...(way === 'sats' && { useNetwork: () => control.changeNetwork(1) }),
      otherNetwork: SIGNET,
      lose: () => control.forgetSite(),
      appear() {
        showInPage(createBitcoinWallet({ ...SETTINGS, way, name: 'Late' }), page);
        time.advance(5000);
        return way === 'sats' ? 'LateProvider' : 'Late';
      },
      pass: time.advance,
      isQuiet: () => wallet.followers === 0,
      dispose: () => looking.unsubscribe(),
    };
  });
});
