import { privateKeyToAccount } from 'viem/accounts';
import { describe, it } from 'vitest';
import { announce } from '../../../sandbox/wallets/announce.js';
import { createSandboxWallet } from '../../../sandbox/wallets/wallet.js';
import { announceWallet } from '../../fakes/announce-wallet.js';
import { type ConnectorSubject, connectorContract } from '../../fakes/contracts/connector-contract.js';
import { scriptedProvider } from '../../fakes/scripted-provider.js';
import { scriptedWallet } from '../../fakes/scripted-wallet.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import * as walletCode from '../eip1193/connect-provider.js';
import { injectedConnector } from './injected-connector.js';

const A = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const B = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const;
const ICON = 'data:image/png;base64,AAAA';

function setUp(ethereum?: unknown) {
  const target: EventTarget & { ethereum?: unknown } = Object.assign(new EventTarget(), { ethereum });
  const time = virtualTime();
  const log = () => undefined;
  const connector = injectedConnector({
    target,
    scheduler: time.scheduler,
    log,
    announced: true,
    legacy: true,
    load: () => walletCode,
  });
  return { target, time, connector };
}

function scripted(where: 'announced' | 'legacy'): ConnectorSubject {
  const wallet = scriptedWallet({ scheduler: virtualTime().scheduler });
  const provider = scriptedProvider(wallet);
  const { target, time, connector } = setUp(where === 'legacy' ? provider : undefined);
  if (where === 'announced') announceWallet(target, { wallet: wallet.wallet, provider });
  return {
    connector,
    walletId: where === 'legacy' ? 'injected' : wallet.wallet.id,
    approve: wallet.willApprove,
    reject: wallet.willReject,
    hang: wallet.willHang,
    answerPending: wallet.answerPending,
    prompts: () => wallet.asked.filter(({ question }) => question === 'connect').length,
    useAccounts: wallet.useAccounts,
    otherAddresses: [A, B],
    useNetwork: wallet.useNetwork,
    otherNetwork: 'eip155:137',
    lose: wallet.lose,
    appear() {
      const late = scriptedWallet({ name: 'Late' });
      announceWallet(target, { wallet: late.wallet, provider: scriptedProvider(late) });
      return late.wallet.id;
    },
    pass: time.advance,
    isQuiet: () => provider.listeners === 0,
  };
}

describe('with an announced wallet', () => connectorContract({ describe, it }, () => scripted('announced')));
describe('with a wallet at window.ethereum', () => connectorContract({ describe, it }, () => scripted('legacy')));

describe('with a wallet that has real keys', () => {
  connectorContract({ describe, it }, () => {
    const { target, time, connector } = setUp();
    const wallet = createSandboxWallet({
      ...{ name: 'Harbor', rdns: 'example.harbor', icon: ICON, keys: KEYS, mode: 'approve' },
      networks: [
        { chainId: 1, name: 'One' },
        { chainId: 10, name: 'Ten' },
      ],
    });
    announce(wallet, target);
    const { control } = wallet;
    const [first, second] = KEYS.map((key) => privateKeyToAccount(key).address);
    const answerAs = (mode: typeof control.mode) => () => {
      control.mode = mode;
    };
    return {
      connector,
      walletId: 'example.harbor',
      approve: answerAs('approve'),
      reject: answerAs('reject'),
      hang: answerAs('ask'),
      answerPending: () => {
        for (const { id } of control.pending()) control.answer(id, true);
      },
      prompts: () => control.requests().filter(({ method }) => method === 'eth_requestAccounts').length,
      useAccounts: () => control.changeAccount(1),
      otherAddresses: [second ?? '', first ?? ''],
      useNetwork: () => control.changeNetwork(10),
      otherNetwork: 'eip155:10',
      lose: () => control.forgetSite(),
      pass: time.advance,
    };
  });
});
