import { ConnectionProvider, useConnection, useWallet, WalletProvider } from '@solana/wallet-adapter-react';
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js';
import type { Modal } from 'porthole';
import { type ReactNode, useEffect, useMemo } from 'react';
import { PORTHOLE, PortholeAdapter } from './porthole-adapter';

/** Makes `useWallet` reflect the modal's connection. */
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

/** The hooks also list Wallet Standard wallets; this selects the modal. */
function Selected() {
  const { select } = useWallet();
  useEffect(() => select(PORTHOLE), [select]);
  return null;
}

export { useWallet };

/** As in any app with these hooks. */
export function useSendLamports() {
  const { connection } = useConnection();
  const { publicKey, sendTransaction } = useWallet();
  return (to: string, lamports: number) => {
    if (!publicKey) throw new Error('No wallet is connected');
    const transfer = SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: new PublicKey(to), lamports });
    return sendTransaction(new Transaction().add(transfer), connection);
  };
}
