import { describe, expect, it } from 'vitest';
import { scriptedCatalogue } from '../../infrastructure/fakes/scripted-catalogue.js';
import { scriptedConnector } from '../../infrastructure/fakes/scripted-connector.js';
import { scriptedDevice } from '../../infrastructure/fakes/scripted-device.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import type { ModalOptions } from '../../infrastructure/options.js';
import { currentRoute } from '../shell/router.js';

interface Given {
  readonly options?: Partial<ModalOptions>;
  readonly mobile?: boolean;
  readonly directory?: boolean;
  readonly pairing?: boolean;
  readonly harbor?: boolean;
}

function visit({ options = {}, mobile = false, directory = false, pairing = true, harbor = false }: Given) {
  const time = virtualTime();
  const { scheduler } = time;
  const ferry = scriptedWallet({
    ...{ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', connectorId: 'pairing', scheduler },
  });
  const connector = scriptedConnector({ id: 'pairing', wallets: pairing ? [ferry] : [], scheduler });
  connector.offerPairing('wc:1@2');
  ferry.willHang('connect');
  const injected = scriptedConnector({ wallets: harbor ? [scriptedWallet({ name: 'Harbor', scheduler })] : [] });
  const catalogue = directory ? scriptedCatalogue({ wallets: [], scheduler }) : undefined;
  const modal = scriptedModal({
    ...{ time, connectors: [connector, injected], device: scriptedDevice({ mobile }) },
    options: { ...options, ...(catalogue && { services: { catalogue: catalogue.handle } }) },
    ...(catalogue && { catalogue }),
  });
  const shown = () => currentRoute(modal.getState().router).view;
  return { modal, ferry, shown };
}

const NO_CHAIN = { chains: [] };
const MANUAL = { manualWCControl: true };

describe('S2.2 the first screen with pairing only', () => {
  it.each<[string, Given, string]>([
    ['without a chain', { options: NO_CHAIN }, 'connecting-wallet-connect-basic'],
    ['without a chain, on a phone', { options: NO_CHAIN, mobile: true, directory: true }, 'all-wallets'],
    ['on a phone without a list', { options: NO_CHAIN, mobile: true }, 'connecting-wallet-connect-basic'],
    ['where the host pairs by itself', { options: MANUAL, harbor: true }, 'connecting-wallet-connect-basic'],
    ['by itself, on a phone', { options: MANUAL, mobile: true, directory: true }, 'all-wallets'],
    ['with a chain', {}, 'networks'],
    ['without a chain, with a wallet of this browser', { options: NO_CHAIN, harbor: true }, 'networks'],
    ['without a way to pair', { options: NO_CHAIN, pairing: false }, 'networks'],
    ['with pairing turned off', { options: { ...NO_CHAIN, enableWalletConnect: false } }, 'networks'],
  ])('%s is %3$s, whichever screen was requested', async (_, given, view) => {
    const { modal, shown } = visit(given);
    await modal.open({ view: 'Networks' });
    expect(shown()).toBe(view);
  });

  it('is the account screen once connected', async () => {
    const { modal, ferry, shown } = visit({ options: NO_CHAIN });
    await modal.open();
    ferry.willApprove();
    ferry.answerPending();
    expect(modal.getState().shell.open).toBe(false);
    await modal.open();
    expect(shown()).toBe('account');
  });

  it('starts to pair by itself, unless the host does that', async () => {
    const own = visit({ options: NO_CHAIN }).modal;
    await own.open();
    expect(own.getState().connect.attempt?.pairing?.uri).toBe('wc:1@2');
    const { modal, shown } = visit({ options: MANUAL });
    await modal.open();
    expect(modal.getState().connect.attempt).toBeUndefined();
    void modal.connect('walletConnect');
    expect(modal.getState().connect.attempt?.pairing?.uri).toBe('wc:1@2');
    expect(shown()).toBe('connecting-wallet-connect-basic');
  });
});
