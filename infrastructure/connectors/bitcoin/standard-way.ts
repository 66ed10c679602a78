/** Wallets of the Wallet Standard with the Bitcoin features. They have no current network. */
import { defer, map, Observable, of } from 'rxjs';
import type { AccountType } from '../../../domain/address/account.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { askFeature } from '../wallet-standard/ask-feature.js';
import { featureOf, hasMethod, itemsOf, type StandardWallet } from '../wallet-standard/standard-wallet.js';
import { nameOf, networkNamed } from './bitcoin-chains.js';
import type { BitcoinWay, Opened } from './bitcoin-way.js';
import { readAccounts } from './read-accounts.js';

const PURPOSES = { purposes: ['payment', 'ordinals'] } as const;

export function standardWay(standard: StandardWallet, preferred: AccountType): BitcoinWay {
  const opened = (accounts: unknown): Opened => ({
    accounts: readAccounts(
      accounts ?? readProperty(standard, 'accounts'),
      (own) => itemsOf(readProperty(own, 'chains')).flatMap((chain) => networkNamed(chain, 'standard') ?? []),
      preferred,
    ),
  });
  return {
    open: () =>
      askFeature(standard, 'bitcoin:connect', 'connect', PURPOSES).pipe(
        map((answer) => opened(readProperty(answer, 'accounts'))),
      ),
    reopen: () =>
      hasMethod(standard, 'standard:connect', 'connect')
        ? askFeature(standard, 'standard:connect', 'connect', { silent: true }).pipe(
            map((answer) => opened(readProperty(answer, 'accounts'))),
          )
        : defer(() => of(opened(undefined))),
    changes$: new Observable((subscriber) => {
      const feature = featureOf(standard, 'standard:events');
      const on = readProperty(feature, 'on');
      if (typeof on !== 'function') return undefined;
      try {
        const off: unknown = Reflect.apply(on, feature, ['change', () => subscriber.next(opened(undefined))]);
        return () => void (typeof off === 'function' && off());
      } catch {
        // It emits no events.
        return undefined;
      }
    }),
    // The standard has one signature format per address type; the wallet chooses it.
    signMessage: ({ own }, message) =>
      askFeature(standard, 'bitcoin:signMessage', 'signMessage', {
        account: own,
        message: new TextEncoder().encode(message),
      }).pipe(map((answer) => readProperty(firstOf(answer), 'signature'))),
    signPsbt(psbt, inputs, network) {
      const accounts = [...new Set(inputs.map(({ of: account }) => account))];
      const inputsToSign = accounts.map((account) => ({
        account: account.own,
        signingIndexes: inputs.filter(({ of: owner }) => owner === account).map(({ index }) => index),
      }));
      const input = { psbt, inputsToSign, chain: nameOf(network, 'standard') };
      return askFeature(standard, 'bitcoin:signTransaction', 'signTransaction', input).pipe(
        map((answer) => readProperty(firstOf(answer), 'signedPsbt')),
      );
    },
    close: () => askFeature(standard, 'standard:disconnect', 'disconnect'),
  };
}

/** The standard allows several inputs per request; here it is one. */
function firstOf(answer: unknown): unknown {
  return Array.isArray(answer) ? answer[0] : answer;
}
