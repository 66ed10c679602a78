/** The driven port that describes requests in words, by descriptors (ERC-7730) that the site hands over or names. */
import type { Observable } from 'rxjs';
import type { ClearAnswer } from '../../domain/request/clear-words.js';
import type { RpcRequest } from '../../domain/request/request.js';
import type { TypedData } from '../../domain/request/typed-data.js';

/** What to describe: a contract call, or typed data (EIP-712). */
export type ClearQuestion =
  | {
      readonly kind: 'call';
      readonly chainId: number;
      readonly from?: string | undefined;
      readonly to: string;
      readonly value: bigint;
      /** Hexadecimal. */
      readonly data: string;
    }
  | { readonly kind: 'typed-data'; readonly from: string; readonly data: TypedData };

/** The symbol and the decimals of a token. */
export interface ClearToken {
  readonly symbol: string;
  readonly decimals: number;
}

/** Names from the caller's own sources, never from the descriptor. Each is `undefined` if unknown; none rejects. */
export interface ClearNames {
  token(chainId: number, address: string): Promise<ClearToken | undefined>;
  /** The network's own currency. */
  native(chainId: number): ClearToken | undefined;
  network(chainId: number): string | undefined;
  /**
   * `kinds`: what the address should be, such as `wallet` or `contract`; `expected`: whether it is. `sources`: where the
   * name should come from, such as `local` or `ens`. Both as in ERC-7730.
   */
  address(
    address: string,
    kinds: readonly string[],
    sources: readonly string[],
  ): Promise<{ readonly name: string; readonly expected: boolean } | undefined>;
  collection(chainId: number, address: string): Promise<string | undefined>;
  /** A block's timestamp, Unix time in seconds. */
  blockTime(chainId: number, height: bigint): Promise<bigint | undefined>;
}

/** The request of a page, and the network that its wallet is on. */
export interface ClearRequest extends Pick<RpcRequest, 'method' | 'params'> {
  readonly chainId: number;
}

/** Describes requests in plain words. Both streams emit once, then complete; they never fail. */
export interface ClearSigning {
  /** One answer per call; `undefined` if no descriptor covers it. Empty for requests that are not calls or typed data. */
  answers(request: ClearRequest, names: ClearNames): Observable<readonly (ClearAnswer | undefined)[]>;
  describe(question: ClearQuestion, names: ClearNames): Observable<ClearAnswer>;
}
