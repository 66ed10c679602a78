/** One way of talking to a wallet of Bitcoin: there are several, and each wallet has its own. Nothing is asked before subscribing. */
import { Observable } from 'rxjs';
import type { Account } from '../../../domain/address/account.js';
import type { Failure } from '../../../domain/failure/failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';

/** An account as the wallet opened it. */
export interface OpenedAccount {
  readonly account: Account;
  /** In hex. */
  readonly publicKey: string | undefined;
  readonly networks: readonly NetworkId[];
  /** The wallet's own object, where it wants that back with every request. */
  readonly own: unknown;
}

export interface Opened {
  /** On all networks together. */
  readonly accounts: readonly OpenedAccount[];
  /** Where the wallet is. Absent: on none, it is told one with each request. */
  readonly network?: NetworkId;
}

export interface SigningInput {
  readonly address: string;
  readonly index: number;
}

export interface BitcoinWay {
  /** Asks the visitor. `wanted`: where the dapp would like the wallet to be. */
  open(wanted: NetworkId): Observable<Opened>;
  /** Without asking anybody: nothing where the wallet lets the site see nothing, or cannot tell. */
  reopen(wanted: NetworkId): Observable<Opened | undefined>;
  /** What is open from now on, as the wallet tells by itself; `undefined`: nothing any more. Goes on until unsubscribed. */
  readonly changes$: Observable<Opened | undefined>;
  /** A signature, unchecked: in base64, or its bytes. */
  signMessage(account: OpenedAccount, message: string, protocol: 'ecdsa' | 'bip322'): Observable<unknown>;
  /** A partially signed transaction, unchecked: in base64, or its bytes. */
  signPsbt(
    psbt: Uint8Array<ArrayBuffer>,
    inputs: readonly (SigningInput & { readonly of: OpenedAccount })[],
    network: NetworkId,
  ): Observable<unknown>;
  /** The transaction's name, unchecked. Absent: it makes none by itself. */
  sendTransfer?(from: OpenedAccount, to: string, amount: bigint, network: NetworkId): Observable<unknown>;
  /** Asks the wallet to be on another network, then where it is and what is open there. Absent: it cannot. */
  changeNetwork?(network: NetworkId): Observable<Opened | undefined>;
  /** Has the wallet forget the site, as far as it can. */
  close(): Observable<unknown>;
}

/** Asks in the same tick, so that a visitor's gesture still counts. One answer, unchecked; unsubscribing drops a late one. */
export function asked(call: () => unknown, failureOf: (error: unknown) => Failure): Observable<unknown> {
  return new Observable((subscriber) => {
    new Promise((resolve) => resolve(call())).then(
      (answer) => {
        subscriber.next(answer);
        subscriber.complete();
      },
      (error: unknown) => subscriber.error(failureOf(error)),
    );
  });
}
