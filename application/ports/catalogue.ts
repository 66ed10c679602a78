import type { Observable } from 'rxjs';
import type { NetworkId } from '../../domain/network/caip.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import type { Handle } from './handle.js';

/** A list of wallets as it is given to `createModal({ catalogue })`: loaded when it is first needed. */
export interface CatalogueHandle extends Handle<Catalogue> {
  /** The address of its service. Only reported, by `Modal.egress`. Absent: it uses no service. */
  readonly url?: string;
}

/**
 * A directory of wallets. No request is sent before subscribing, and unsubscribing cancels it. Each
 * stream emits once, then completes, or fails with `request-failed` or `timed-out`.
 */
export interface Catalogue {
  /** One page of the wallets that the query describes, always in the same order. Past the last page: none, and the same count. */
  wallets(query: CatalogueQuery): Observable<CataloguePage>;
  /** The picture behind a wallet's `imageId`, as a `data:image/` URL. Fails with `request-failed` when there is none. */
  image(imageId: string): Observable<string>;
  /** The picture of what is no wallet, as a `data:image/` URL. Fails with `request-failed` when there is none. Absent: it has none at all. */
  picture?(of: Pictured): Observable<string>;
  /**
   * The origins whose pages may use the host's project, such as `https://app.example` or `https://*.app.example`, where a `*`
   * stands for any characters of a host and port. Absent: it knows of no project.
   */
  origins?(): Observable<readonly string[]>;
}

/** Which wallets of the list a page shows. All conditions apply at once. */
export interface CatalogueQuery {
  /** From 1. */
  readonly page: number;
  /** How many wallets make a page. */
  readonly entries: number;
  /** Only wallets of these ids. Empty: all. */
  readonly include: readonly string[];
  /** No wallets of these ids. */
  readonly exclude: readonly string[];
  /** Only wallets that serve one of these networks. Empty: all. A wallet that does not say what it serves may serve any. */
  readonly chains: readonly NetworkId[];
  /** Only wallets whose name has this in it, in any case. */
  readonly search?: string;
  /** Only wallets with this badge. */
  readonly badge?: 'certified';
}

/** One page of the answer to a `CatalogueQuery`. */
export interface CataloguePage {
  /** No more than `entries`; none twice. */
  readonly wallets: readonly ListedWallet[];
  /** How many wallets the query describes, on all pages together. */
  readonly count: number;
}

/** What there is a picture of, besides wallets. */
export type Pictured =
  /** `imageId`: which picture it is, where the host knows. */
  | { readonly kind: 'network'; readonly id: NetworkId; readonly imageId?: string | undefined }
  | { readonly kind: 'connector'; readonly id: string }
  | { readonly kind: 'currency'; readonly id: string }
  | { readonly kind: 'token'; readonly symbol: string };
