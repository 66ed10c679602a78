/** Wallets in the list that sats-connect keeps in the page: JSON-RPC by `request(method, params)`. Leather differs in some methods. */
import { catchError, defer, map, mergeMap, Observable, of, throwError } from 'rxjs';
import type { AccountType } from '../../../domain/address/account.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { textOf } from '../../../domain/text/text-of.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { toBase64 } from '../../base64.js';
import { isBitcoinAddress } from '../../chains/bitcoin/address.js';
import { fromHex, toHex } from '../../hex.js';
import { itemsOf } from '../wallet-standard/standard-wallet.js';
import { MAINNET, nameOf, networkNamed } from './bitcoin-chains.js';
import { bitcoinFailure } from './bitcoin-failure.js';
import { asked, type BitcoinWay, type Opened } from './bitcoin-way.js';
import { readAccounts } from './read-accounts.js';

const LEATHER = 'LeatherProvider';

const ADDRESSES = ['payment', 'ordinals'];
const ENDINGS = ['disconnect', 'accountDisconnected'];

export function satsWay(provider: object, id: string, preferred: AccountType): BitcoinWay {
  const leather = id === LEATHER;
  let network = MAINNET;

  const ask = (method: string, params: unknown): Observable<unknown> =>
    asked(
      async () => {
        const request = readProperty(provider, 'request');
        if (typeof request !== 'function')
          throw new Failure('wallet-misbehaved', 'The wallet does not accept requests');
        const answer: unknown = await Reflect.apply(request, provider, [method, params]);
        // Errors are returned here, but some wallets throw them.
        const error = readProperty(answer, 'error');
        if (error !== undefined && error !== null) throw error;
        return readProperty(answer, 'result');
      },
      (error) => bitcoinFailure(readProperty(error, 'error') ?? error, true),
    );

  /** The network that it names, else the one of its addresses: the preferred one if several match. */
  const opened = (answer: unknown, wanted: NetworkId): Opened => {
    const addresses = readProperty(answer, 'addresses') ?? answer;
    const reported = readProperty(readProperty(readProperty(answer, 'network') ?? answer, 'bitcoin'), 'name');
    const named = networkNamed(reported, 'sats');
    const addressed = itemsOf(addresses)
      .map((each) => textOf(readProperty(each, 'address')))
      .find((address) => isBitcoinAddress(address));
    const fits = addressed === undefined || isBitcoinAddress(addressed, wanted);
    network = named ?? (fits ? wanted : MAINNET);
    return { accounts: readAccounts(addresses, () => [network], preferred), network };
  };

  const listen = (event: string, reported: (payload: unknown) => void): (() => void) => {
    const add = readProperty(provider, 'addListener');
    if (typeof add !== 'function') return () => undefined;
    try {
      const off: unknown = Reflect.apply(add, provider, [{ eventName: event, cb: reported }]);
      return () => void (typeof off === 'function' && off());
    } catch {
      // It emits no events.
      return () => undefined;
    }
  };

  const way: BitcoinWay = {
    open(wanted) {
      const older = () => ask('getAddresses', leather ? undefined : { purposes: ADDRESSES });
      const asking = leather
        ? older()
        : ask('wallet_connect', { addresses: ADDRESSES, network: nameOf(wanted, 'sats') }).pipe(
            catchError((error: unknown) =>
              toFailure(error).code === 'method-not-supported' ? older() : throwError(() => error),
            ),
          );
      return asking.pipe(map((answer) => opened(answer, wanted)));
    },
    reopen: (wanted) =>
      // Leather has no request without a prompt.
      leather
        ? of(undefined)
        : ask('wallet_getAccount', { addresses: ADDRESSES }).pipe(
            mergeMap((account) =>
              ask('wallet_getNetwork', null).pipe(
                catchError(() => of(undefined)),
                map((reported) => {
                  const addresses = readProperty(account, 'addresses');
                  return opened({ addresses, network: readProperty(account, 'network') ?? reported }, wanted);
                }),
              ),
            ),
          ),
    changes$: new Observable((subscriber) => {
      const look = (payload: unknown) => {
        const addresses = readProperty(payload, 'addresses');
        const bitcoin = readProperty(payload, 'bitcoin');
        // Without addresses, they have to be requested, which does not prompt.
        const news$ =
          addresses === undefined
            ? defer(() => way.reopen(network))
            : defer(() => of(opened({ addresses, ...(bitcoin !== undefined && { network: { bitcoin } }) }, network)));
        subscriber.add(news$.subscribe({ next: (news) => subscriber.next(news), error: () => undefined }));
      };
      const offs = [
        listen('accountChange', look),
        listen('networkChange', look),
        ...ENDINGS.map((event) => listen(event, () => subscriber.next(undefined))),
      ];
      return () => {
        for (const off of offs) off();
      };
    }),
    signMessage: ({ account: { address, type } }, message, protocol) =>
      ask('signMessage', {
        ...{ message, address },
        ...(leather ? { paymentType: type === 'ordinal' ? 'p2tr' : 'p2wpkh' } : { protocol: protocol.toUpperCase() }),
      }).pipe(map((answer) => readProperty(answer, 'signature'))),
    signPsbt(psbt, inputs) {
      const signInputs: Record<string, number[]> = {};
      for (const { address, index } of inputs) signInputs[address] = [...(signInputs[address] ?? []), index];
      const params = leather
        ? { hex: toHex(psbt), network: network === MAINNET ? 'mainnet' : 'testnet', broadcast: false }
        : { psbt: toBase64(psbt), signInputs, broadcast: false };
      return ask('signPsbt', params).pipe(
        map((answer) => (leather ? fromHex(readProperty(answer, 'hex')) : readProperty(answer, 'psbt'))),
      );
    },
    sendTransfer: (_from, address, amount) =>
      ask(
        'sendTransfer',
        leather
          ? { address, amount: String(amount), network: network === MAINNET ? 'mainnet' : 'testnet' }
          : { recipients: [{ address, amount: Number(amount) }] },
      ).pipe(map((answer) => readProperty(answer, 'txid'))),
    ...(!leather && {
      changeNetwork: (wanted: NetworkId) => {
        const name = nameOf(wanted, 'sats');
        if (name === undefined) return throwError(() => new Failure('network-not-supported', 'Chain is not supported'));
        return ask('wallet_changeNetwork', { name }).pipe(mergeMap(() => way.reopen(wanted)));
      },
    }),
    close: () => (leather ? of(undefined) : ask('wallet_disconnect', null)),
  };
  return way;
}
