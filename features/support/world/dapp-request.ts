/** A dapp's calls to the modal, and their results. */
import type { ScreenName } from './screen-names.js';

/** A dapp's call to the modal. */
export type DappRequest =
  | { readonly type: 'connect'; readonly wallet: string }
  /** One that the dapp itself lists. */
  | { readonly type: 'connect listed'; readonly wallet: string }
  | { readonly type: 'disconnect'; readonly namespace?: string }
  | { readonly type: 'sign in' | 'ping' | 'close' | 'review' | 'send' | 'next wallets' }
  | { readonly type: 'search wallets'; readonly text: string; readonly certified: boolean }
  | { readonly type: 'busy'; readonly busy: boolean }
  | { readonly type: 'sign'; readonly message: string }
  /** An error message without a time limit. */
  | { readonly type: 'show message'; readonly message: string }
  /** By the modal's provider. `network`: the network in the data's domain, or none. */
  | { readonly type: 'sign typed data'; readonly network: string | undefined }
  /** By that provider as well: bytes, in hex, that are not text. */
  | { readonly type: 'sign bytes'; readonly bytes: string }
  /** By that provider as well. */
  | { readonly type: 'provider'; readonly method: string; readonly params: readonly unknown[] }
  /** Amounts of ether to these recipients, in one batch. */
  | {
      readonly type: 'send calls';
      readonly calls: readonly { readonly amount: string; readonly to: string }[];
      readonly fallback?: 'sequential';
    }
  | { readonly type: 'capabilities' | 'list sessions' }
  /** By the id that the wallet gave the batch. */
  | { readonly type: 'calls status'; readonly id: string }
  /** Without an amount: no permission. */
  | { readonly type: 'grant'; readonly amount: string | undefined }
  | { readonly type: 'revoke session'; readonly session: object }
  /** A payment. Without it, the request has no details. */
  | {
      readonly type: 'pay';
      readonly payment?: {
        readonly amount: string;
        readonly symbol: string;
        readonly to: string;
        readonly network?: string;
        readonly decimals?: number;
      };
      readonly options?: object;
    }
  | { readonly type: 'switch'; readonly network: string }
  | { readonly type: 'open for'; readonly namespace: string }
  | { readonly type: 'open' | 'push' | 'replace' | 'reset'; readonly screen: ScreenName }
  /** A screen of its own, by the view of its route. */
  | { readonly type: 'open own'; readonly view: string }
  /** By the name that hosts may know it by. */
  | { readonly type: 'open named'; readonly name: string }
  /** With the form filled in. Tokens by their symbols. */
  | { readonly type: 'open swap'; readonly amount: string; readonly from: string; readonly to: string }
  | { readonly type: 'fill'; readonly amount: string; readonly token: string; readonly receiver: string };

/** How a request of the dapp ended. */
export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly rpcName: string | undefined;
      /** Of several calls, which were done, and which one failed. */
      readonly done?: unknown;
      readonly failed?: unknown;
    };
