import {
  BaseMessageSignerWalletAdapter,
  type SupportedTransactionVersions,
  type TransactionOrVersionedTransaction,
  type WalletName,
  WalletNotConnectedError,
  WalletReadyState,
  WalletWindowClosedError,
} from '@solana/wallet-adapter-base';
import { PublicKey, Transaction, VersionedTransaction } from '@solana/web3.js';
import type { Modal } from 'porthole';
import type { SolanaProvider } from 'porthole/wallet-standard';
import { base58, base64 } from './encodings';

export const PORTHOLE = 'Porthole' as WalletName<'Porthole'>;

/** The modal as a wallet of `WalletProvider`: `connect` opens the modal, and the hooks reflect its connection. */
export class PortholeAdapter extends BaseMessageSignerWalletAdapter {
  readonly name = PORTHOLE;
  readonly url = 'https://porthole.example';
  readonly icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  readonly readyState = WalletReadyState.Installed;
  readonly supportedTransactionVersions: SupportedTransactionVersions = new Set(['legacy', 0] as const);
  connecting = false;
  publicKey: PublicKey | null = null;
  readonly #modal: Modal;

  constructor(modal: Modal) {
    super();
    this.#modal = modal;
    modal.state$.subscribe(() => this.#follow());
  }

  /** Follows connections, disconnects and account changes in the modal, whatever caused them. */
  #follow(): void {
    const connection = this.#modal.getState().connect.connections.solana;
    const address = connection?.status === 'connected' ? connection.account.address : undefined;
    if (address === this.publicKey?.toBase58()) return;
    if (this.publicKey) {
      this.publicKey = null;
      this.emit('disconnect');
    }
    if (!address) return;
    this.publicKey = new PublicKey(address);
    this.emit('connect', this.publicKey);
  }

  /** The modal restores its session itself. */
  override autoConnect(): Promise<void> {
    return Promise.resolve();
  }

  async connect(): Promise<void> {
    if (this.publicKey) return;
    this.connecting = true;
    try {
      await this.#modal.open({ namespace: 'solana' });
      await this.#decided();
    } finally {
      this.connecting = false;
    }
    if (!this.publicKey) throw new WalletWindowClosedError();
  }

  /** Resolves when a wallet is connected, or the modal is closed without one. */
  #decided(): Promise<void> {
    return new Promise((resolve) => {
      const following = this.#modal.state$.subscribe(({ shell }) => {
        if (shell.open && !this.publicKey) return;
        resolve();
        queueMicrotask(() => following.unsubscribe());
      });
    });
  }

  async disconnect(): Promise<void> {
    await this.#modal.disconnect('solana');
  }

  async signMessage(message: Uint8Array): Promise<Uint8Array> {
    const { provider, pubkey } = this.#need();
    const params = { message: base58.encode(message), pubkey };
    const { signature } = await provider.request({ method: 'solana_signMessage', params });
    return base58.decode(signature);
  }

  async signTransaction<T extends TransactionOrVersionedTransaction<this['supportedTransactionVersions']>>(
    transaction: T,
  ): Promise<T> {
    const { provider, pubkey } = this.#need();
    const bytes = transaction.serialize({ requireAllSignatures: false });
    const params = { transaction: base64.encode(bytes), pubkey };
    const answer = base64.decode((await provider.request({ method: 'solana_signTransaction', params })).transaction);
    return ('version' in transaction ? VersionedTransaction.deserialize(answer) : Transaction.from(answer)) as T;
  }

  #need(): { readonly provider: SolanaProvider; readonly pubkey: string } {
    const provider = this.#modal.getProvider('solana') as SolanaProvider | undefined;
    if (!provider || !this.publicKey) throw new WalletNotConnectedError();
    return { provider, pubkey: this.publicKey.toBase58() };
  }
}
