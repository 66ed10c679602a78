import { ConnectionProvider, useConnection, useWallet, WalletProvider } from '@solana/wallet-adapter-react';
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js';
import type { Modal } from 'porthole';
import { type ReactNode, useEffect, useMemo } from 'react';
import { PORTHOLE, PortholeAdapter } from './porthole-adapter';

/** Under it `useWallet` shows what is connected in the modal. */
export function SolanaHooks({ modal, rpcUrl, children }: { modal: Modal; rpcUrl: string; children: ReactNode }) {
  const wallets = useMemo(() => [new PortholeAdapter(modal)], [modal]);
  return (
    <ConnectionProvider endpoint={rpcUrl}>
      <WalletProvider wallets={wallets}>
        <Selected />
        {children}
      </WalletProvider>
    </ConnectionProvider>
  );
}

/** Wallets of the Wallet Standard are listed by these hooks as well; the modal is the one to use. */
function Selected() {
  const { select } = useWallet();
  useEffect(() => select(PORTHOLE), [select]);
  return null;
}

export { useWallet };

/** As in any app on these hooks. */
export function useSendLamports() {
  const { connection } = useConnection();
  const { publicKey, sendTransaction } = useWallet();
  return (to: string, lamports: number) => {
    if (!publicKey) throw new Error('No wallet is connected');
    const transfer = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: new PublicKey(to), lamports });
    return sendTransaction(new Transaction().add(transfer), connection);
  };
}
