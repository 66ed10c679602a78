import type { Observable } from 'rxjs';
import type { NetworkId } from '../../domain/network/caip.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import type { Handle } from './handle.js';

/** A wallet directory for `createModal({ services: { catalogue } })`, loaded when it is first needed. */
export interface CatalogueHandle extends Handle<Catalogue> {
  /** The URL of its service. Used for `Modal.egress` only. Absent: it makes no requests. */
  readonly url?: string;
}

/**
 * A directory of wallets. No request is sent before subscribing, and unsubscribing cancels it. Each
 * stream emits once, then completes, or fails with `request-failed` or `timed-out`.
 */
export interface Catalogue {
  /** One page of the wallets that match the query, always in the same order. Past the last page: no wallets, and the same count. */
  wallets(query: CatalogueQuery): Observable<CataloguePage>;
  /** The image of a wallet's `imageId`, as a `data:image/` URL. Fails with `request-failed` if there is none. */
  image(imageId: string): Observable<string>;
  /**
   * The image of something other than a wallet (a network, a token), as a `data:image/` URL. Fails with
   * `request-failed` if there is none. Absent: the directory has no such images.
   */
  picture?(of: Pictured): Observable<string>;
  /**
   * The origins that may use the host's project, such as `https://app.example` or `https://*.app.example`; `*` matches
   * any characters of a host and port. Absent: the directory does not know projects.
   */
  origins?(): Observable<readonly string[]>;
}

/** Which wallets of the directory to return. A wallet has to match every condition. */
export interface CatalogueQuery {
  /** From 1. */
  readonly page: number;
  /** Wallets per page. */
  readonly entries: number;
  /** Only wallets with these ids. Empty: all. */
  readonly include: readonly string[];
  /** No wallets with these ids. */
  readonly exclude: readonly string[];
  /** Only wallets that support one of these networks. Empty: all. A wallet that does not list its networks always matches. */
  readonly chains: readonly NetworkId[];
  /** Only wallets whose name contains this text, ignoring case. */
  readonly search?: string;
  /** Only wallets with this badge. */
  readonly badge?: 'certified';
}

/** One page of the answer to a `CatalogueQuery`. */
export interface CataloguePage {
  /** At most `entries` wallets, without duplicates. */
  readonly wallets: readonly ListedWallet[];
  /** How many wallets match the query on all pages together. */
  readonly count: number;
}

/** What the directory has images of, besides wallets. */
export type Pictured =
  /** `imageId`: the image's id, if the host knows it. */
  | { readonly kind: 'network'; readonly id: NetworkId; readonly imageId?: string | undefined }
  | { readonly kind: 'connector'; readonly id: string }
  | { readonly kind: 'currency'; readonly id: string }
  | { readonly kind: 'token'; readonly symbol: string };
