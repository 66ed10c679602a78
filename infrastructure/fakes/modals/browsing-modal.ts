/** A modal with a scripted directory, for tests. */
import { of } from 'rxjs';
import type { ListedWallet, Wallet } from '../../../domain/wallet/wallet.js';
import { scriptedCatalogue } from '../scripted-catalogue.js';
import { scriptedConnector } from '../scripted-connector.js';
import { type ScriptedModalParts, scriptedModal } from '../scripted-modal.js';
import { virtualTime } from '../virtual-time.js';

/** When the first request to the directory is sent, in milliseconds after the modal was opened. */
export const DRAWN = 100;
export const PICTURE = 'data:image/png;base64,AA==';

/** `w0`, `w1` …, every third certified; each with a picture `p0`, `p1` …. */
export const some = (many: number): readonly ListedWallet[] =>
  Array.from({ length: many }, (_, at) => ({
    id: `w${at}`,
    name: `Wallet ${at}`,
    imageId: `p${at}`,
    badge: at % 3 === 0 ? 'certified' : 'none',
  }));
export const pictures = (many: number) => Object.fromEntries(some(many).map(({ imageId = '' }) => [imageId, PICTURE]));
export const ids = (wallets: readonly ListedWallet[] = []) => wallets.map(({ id }) => id);

const PAIRING: Wallet = {
  id: 'walletConnect',
  type: 'WALLET_CONNECT',
  name: 'WalletConnect',
  namespace: 'eip155',
  connectorId: 'scripted',
};

interface BrowsingParts extends Partial<ScriptedModalParts> {
  /** Whether wallets on other devices can connect. */
  readonly pairing?: boolean;
}

export function browsingModal(many: number, { pairing = false, ...parts }: BrowsingParts = {}) {
  const time = virtualTime();
  const { scheduler } = time;
  const directory = scriptedCatalogue({ wallets: some(many), images: pictures(many), scheduler });
  const connectors = [{ ...scriptedConnector({ scheduler }), wallets$: of([PAIRING]) }];
  const modal = scriptedModal({ time, catalogue: directory, ...(pairing && { connectors }), ...parts });
  const known = () => {
    const { catalogue } = modal.getState();
    if (!catalogue) throw new Error('There is no directory.');
    return catalogue;
  };
  const shown = async () => {
    await modal.open();
    time.advance(DRAWN);
  };
  return { time, directory, modal, known, shown };
}
