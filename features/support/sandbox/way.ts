/** Who keeps the session in a page: the modal by itself, or the modal and wagmi. */
import type { Modal } from '../../../application/modal/modal.js';
import type { ConnectorHandle } from '../../../application/ports/handle.js';
import type { NetworkInput } from '../../../domain/network/network.js';
import type { ModalOptions } from '../../../infrastructure/options.js';
import type { StorageArea } from '../../../infrastructure/storage/kept-text.js';
import { injectedAt } from '../page/injected-at.js';
import { optionsOf, type PageSettings } from '../page/settings/page-settings.js';

/** What a page has besides the modal. */
export interface WayPage {
  /** Where wallets announce themselves. */
  readonly window: EventTarget & { readonly ethereum?: unknown };
  readonly networks: readonly NetworkInput[];
  /** The one that the modal starts on, if the page names one. */
  readonly first: ModalOptions['defaultNetwork'];
  /** The storage of the page. Throws where a browser throws. */
  readonly area: () => StorageArea;
}

export interface Way {
  /** The connectors of the browser's wallets, for a page that is being loaded. */
  browserWallets(page: WayPage): ConnectorHandle;
  /** Called when the modal of that page was created. */
  begin(modal: Modal): Promise<void>;
  /** Called when the page is closed. */
  end(): void;
}

/** The network that a page names to start on. */
export function firstOf(page: PageSettings): WayPage['first'] {
  return optionsOf(page, { networks: [] }).defaultNetwork;
}

export const alone: Way = {
  browserWallets: ({ window }) => injectedAt(window),
  begin: () => Promise.resolve(),
  end: () => undefined,
};
