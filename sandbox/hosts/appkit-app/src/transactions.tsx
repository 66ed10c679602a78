import { useAppKitBalance, useAppKitProvider } from '@reown/appkit/react';
import { useState } from 'react';
import { type Hex, parseEther } from 'viem';
import { useSendTransaction, useSignMessage } from 'wagmi';

interface Eip1193Provider {
  request(request: { method: string; params?: unknown[] }): Promise<unknown>;
}

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** Signs and sends, by wagmi's hooks and by AppKit's provider. */
export function Transactions() {
  const { walletProvider, walletProviderType } = useAppKitProvider<Eip1193Provider>('eip155');
  const { fetchBalance } = useAppKitBalance();
  const { signMessageAsync } = useSignMessage();
  const { sendTransactionAsync } = useSendTransaction();
  const [said, setSaid] = useState('');
  const run = (ask: () => Promise<unknown>) => () => {
    setSaid('');
    ask().then(
      (answer) => setSaid(`${answer}`),
      (error: Error) => setSaid(error.name),
    );
  };
  const signByProvider = async (): Promise<unknown> => {
    const [account] = (await walletProvider.request({ method: 'eth_accounts' })) as Hex[];
    return walletProvider.request({ method: 'personal_sign', params: ['0x48656c6c6f', account] });
  };
  return (
    <section>
      <button type="button" onClick={run(() => signMessageAsync({ message: 'Hello' }))}>
        Sign
      </button>
      <button type="button" onClick={run(signByProvider)}>
        Sign by provider
      </button>
      <button type="button" onClick={run(() => sendTransactionAsync({ to: RECEIVER, value: parseEther('1.25') }))}>
        Send
      </button>
      <button
        type="button"
        onClick={run(async () => {
          const { data } = await fetchBalance();
          return `${data?.formatted} ${data?.symbol}`;
        })}
      >
        Balance
      </button>
      <span id="provider">{walletProviderType}</span>
      <output>{said}</output>
    </section>
  );
}
