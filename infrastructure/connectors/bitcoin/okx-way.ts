/** The OKX wallet, which has its own provider at `window.okxwallet.bitcoin`. Mainnet only. */
import { map, Observable, of } from 'rxjs';
import type { AccountType } from '../../../domain/address/account.js';
import { Failure } from '../../../domain/failure/failure.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { fromHex, toHex } from '../../hex.js';
import { itemsOf } from '../wallet-standard/standard-wallet.js';
import { MAINNET } from './bitcoin-chains.js';
import { bitcoinFailure } from './bitcoin-failure.js';
import { asked, type BitcoinWay, type Opened } from './bitcoin-way.js';
import { readAccounts } from './read-accounts.js';

export function okxWay(provider: object, preferred: AccountType): BitcoinWay {
  const ask = (method: string, ...params: readonly unknown[]): Observable<unknown> =>
    asked(
      () => {
        const call = readProperty(provider, method);
        if (typeof call !== 'function') throw new Failure('method-not-supported', `The wallet has no ${method}`);
        return Reflect.apply(call, provider, params);
      },
      (error) => bitcoinFailure(error, false),
    );
  /** It is a single account, used for payments, with any address type. */
  const opened = (addresses: readonly unknown[], publicKey?: unknown): Opened => ({
    accounts: readAccounts(
      addresses.map((address) => ({ address, publicKey, purpose: 'payment' })),
      () => [MAINNET],
      preferred,
    ),
    network: MAINNET,
  });
  return {
    open: () =>
      ask('connect').pipe(
        map((answer) => opened([readProperty(answer, 'address')], readProperty(answer, 'publicKey'))),
      ),
    reopen: () => ask('getAccounts').pipe(map((answer) => opened(itemsOf(answer)))),
    changes$: new Observable((subscriber) => {
      const on = readProperty(provider, 'on');
      const off = readProperty(provider, 'off') ?? readProperty(provider, 'removeListener');
      if (typeof on !== 'function') return undefined;
      const changed = (reported: unknown) => {
        const addresses = Array.isArray(reported) ? itemsOf(reported) : [readProperty(reported, 'address')];
        try {
          subscriber.next(
            addresses[0] === undefined ? undefined : opened(addresses, readProperty(reported, 'publicKey')),
          );
        } catch {
          // Malformed events are ignored.
        }
      };
      const ended = () => subscriber.next(undefined);
      const listeners = { accountChanged: changed, accountsChanged: changed, disconnect: ended };
      for (const [event, listener] of Object.entries(listeners)) Reflect.apply(on, provider, [event, listener]);
      return () => {
        if (typeof off !== 'function') return;
        for (const [event, listener] of Object.entries(listeners)) Reflect.apply(off, provider, [event, listener]);
      };
    }),
    signMessage: (_account, message, protocol) =>
      ask('signMessage', message, protocol === 'bip322' ? 'bip322-simple' : protocol),
    signPsbt: (psbt, inputs) =>
      ask('signPsbt', toHex(psbt), {
        autoFinalized: false,
        toSignInputs: inputs.map(({ address, index }) => ({ address, index })),
      }).pipe(map(fromHex)),
    close: () => ('disconnect' in provider ? ask('disconnect') : of(undefined)),
  };
}
