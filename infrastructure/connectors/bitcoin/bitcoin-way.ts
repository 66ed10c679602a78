/** One of the interfaces of Bitcoin wallets: there are several, and each wallet has its own. No request before subscribing. */
import { Observable } from 'rxjs';
import type { Account } from '../../../domain/address/account.js';
import type { Failure } from '../../../domain/failure/failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';

/** An account that the wallet shares. */
export interface OpenedAccount {
  readonly account: Account;
  /** In hex. */
  readonly publicKey: string | undefined;
  readonly networks: readonly NetworkId[];
  /** The wallet's own object, if every request has to include it. */
  readonly own: unknown;
}

export interface Opened {
  /** On all networks. */
  readonly accounts: readonly OpenedAccount[];
  /** The wallet's network. Absent: it has none, each request names one. */
  readonly network?: NetworkId;
}

export interface SigningInput {
  readonly address: string;
  readonly index: number;
}

export interface BitcoinWay {
  /** Prompts the visitor. `wanted`: the network that the dapp prefers. */
  open(wanted: NetworkId): Observable<Opened>;
  /** Without a prompt: empty if the wallet exposes no accounts to the site, or cannot report them. */
  reopen(wanted: NetworkId): Observable<Opened | undefined>;
  /** Accounts from now on, as reported by the wallet; `undefined`: none any more. Continues until unsubscribed. */
  readonly changes$: Observable<Opened | undefined>;
  /** A signature, unchecked: in base64, or its bytes. */
  signMessage(account: OpenedAccount, message: string, protocol: 'ecdsa' | 'bip322'): Observable<unknown>;
  /** A partially signed transaction, unchecked: in base64, or its bytes. */
  signPsbt(
    psbt: Uint8Array<ArrayBuffer>,
    inputs: readonly (SigningInput & { readonly of: OpenedAccount })[],
    network: NetworkId,
  ): Observable<unknown>;
  /** The transaction id, unchecked. Absent: the wallet creates no transactions itself. */
  sendTransfer?(from: OpenedAccount, to: string, amount: bigint, network: NetworkId): Observable<unknown>;
  /** Requests a network switch, then the wallet's network and accounts. Absent: unsupported. */
  changeNetwork?(network: NetworkId): Observable<Opened | undefined>;
  /** Has the wallet revoke the site's access, if it can. */
  close(): Observable<unknown>;
}

/** Sends in the same tick, so that a user gesture still counts. One answer, unchecked; unsubscribing drops a late one. */
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
