/** A scripted embedded wallet with logins, and its visitor's mailbox and accounts. */
import type { SchedulerLike } from 'rxjs';
import { type ScriptedEmbedded, scriptedEmbedded } from '../../../infrastructure/fakes/index.js';
import type { PageSettings } from '../page/settings/page-settings.js';
import type { VisitorAccounts } from '../world/driver.js';
import { networkIdNamed } from '../world/vocabulary.js';

const ANSWERS = { 'by code': 'code', 'by code, and consent': 'code', 'by link': 'device', 'at once': 'open' } as const;

export function coreLogin(scheduler: SchedulerLike): ScriptedEmbedded {
  return scriptedEmbedded({
    networkId: networkIdNamed('Saltmarsh'),
    knownNetworks: [networkIdNamed('Tidewater')],
    smartAccountNetworks: [networkIdNamed('Saltmarsh')],
    scheduler,
  });
}

/** Applies the scenario's settings to the wallet. */
export function setLogin(wallet: ScriptedEmbedded, { login, windows }: PageSettings): void {
  wallet.hang(login === 'never');
  if (login && login !== 'never') wallet.answerEmail(ANSWERS[login]);
  wallet.blockWindows(!windows);
}

export function coreBelongings(wallet: ScriptedEmbedded): Omit<VisitorAccounts, 'pay' | 'payAtExchange'> {
  const mailsTo = (address: string) => wallet.mails.filter(({ to }) => to === address);
  return {
    mails: (address) => Promise.resolve(mailsTo(address).length),
    codeFor(address) {
      const mail = mailsTo(address).at(-1);
      if (mail?.kind !== 'code') throw new Error(`No code has come to ${address}.`);
      return Promise.resolve(mail.code);
    },
    openLink(address) {
      if (mailsTo(address).at(-1)?.kind !== 'link') throw new Error(`No link has come to ${address}.`);
      wallet.openLink();
      return Promise.resolve();
    },
    agree: () => Promise.resolve(wallet.agree('mira')),
    closeWindow: () => Promise.resolve(wallet.closeWindow()),
    logOut: () => Promise.resolve(wallet.logOut()),
    forgetLogin: () => Promise.resolve(wallet.forget()),
    walletRequests: () => Promise.reject(new Error('The wallet has no screen of its own here.')),
    walletSays: () => Promise.reject(new Error('The wallet has no screen of its own here.')),
    tickWallet: () => Promise.reject(new Error('The wallet has no screen of its own here.')),
    capWallet: () => Promise.reject(new Error('The wallet has no screen of its own here.')),
    walletHolds: () => Promise.reject(new Error('The wallet has no screen of its own here.')),
    answerWallet: () => Promise.reject(new Error('The wallet has no screen of its own here.')),
  };
}
