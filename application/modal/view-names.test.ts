import { describe, expect, it } from 'vitest';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { routeNamed, VIEW_NAMES, type ViewName } from './view-names.js';

const VIEWS: Readonly<Record<Exclude<ViewName, 'Transactions'>, string>> = {
  Connect: 'connect',
  ConnectWallets: 'connect-wallets',
  ConnectingWalletConnect: 'connecting-wallet-connect',
  ConnectingWalletConnectBasic: 'connecting-wallet-connect-basic',
  AllWallets: 'all-wallets',
  GetWallet: 'get-wallet',
  ConnectSocials: 'connect-socials',
  EmailVerifyOtp: 'email-verify-otp',
  EmailVerifyDevice: 'email-verify-device',
  ConnectingFarcaster: 'connecting-farcaster',
  Account: 'account',
  AccountSettings: 'account-settings',
  Profile: 'profile',
  UpdateEmailWallet: 'update-email-wallet',
  UpgradeEmailWallet: 'upgrade-email-wallet',
  ChooseAccountName: 'choose-account-name',
  RegisterAccountName: 'register-account-name',
  RegisterAccountNameSuccess: 'register-account-name-success',
  Networks: 'networks',
  WalletReceive: 'receive',
  WalletCompatibleNetworks: 'compatible-networks',
  Swap: 'swap',
  WalletSend: 'send',
  OnRampProviders: 'on-ramp-providers',
  WhatIsABuy: 'what-is-a-buy',
  WhatIsAWallet: 'what-is-a-wallet',
  WhatIsANetwork: 'what-is-a-network',
};

describe('the names of screens', () => {
  it('Transactions is a tab of the account', () => {
    expect(routeNamed('Transactions')).toEqual({ view: 'account', tab: 'activity' });
  });

  it.each(Object.entries(VIEWS))('%s is %s', (name, view) => {
    expect(routeNamed(name as ViewName)).toEqual({ view });
  });

  it('are all tested here', () =>
    expect([...VIEW_NAMES].filter((name) => name !== 'Transactions').sort()).toEqual(Object.keys(VIEWS).sort()));

  it.each(['toString', 'account', '', 'Approve'])('%j is not one', (name) => {
    expect(routeNamed(name as ViewName)).toBeUndefined();
  });
});

describe('S2.2 screens that only a request opens', () => {
  it.each([
    'ConnectingSiwe',
    'SIWXSignMessage',
    'ApproveTransaction',
    'UnsupportedChain',
    'ConnectingExternal',
    'Nonsense',
  ])('%s is refused by name, and nothing opens instead', async (name) => {
    const modal = scriptedModal();
    const outcome = await modal.open({ view: name as ViewName });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'invalid-options', data: { wrong: 'view' } } });
    expect(modal.getState().shell.open).toBe(false);
  });
});
