import { useState } from 'react';
import {
  useAccount,
  useAccountEffect,
  useChainId,
  useConnect,
  useDisconnect,
  useSendTransaction,
  useSignMessage,
  useSwitchChain,
} from 'wagmi';

declare global {
  var log: string[];
}

/** Everything with wagmi's hooks, under names that both versions have; each result is shown. */
export function Hooks() {
  const { address, chainId, chain, status, connector } = useAccount();
  const configured = useChainId();
  const { connectAsync, connectors } = useConnect();
  const { disconnectAsync } = useDisconnect();
  const { switchChainAsync } = useSwitchChain();
  const { signMessageAsync } = useSignMessage();
  const { sendTransactionAsync } = useSendTransaction();
  const [said, setSaid] = useState('');
  useAccountEffect({
    onConnect: ({ isReconnected }) => log.push(`connected${isReconnected ? ' again' : ''}`),
    onDisconnect: () => log.push('disconnected'),
  });
  const run = (ask: () => Promise<unknown>) => () => {
    setSaid('');
    ask().then(
      (answer) => setSaid(typeof answer === 'string' ? answer : 'done'),
      (error: Error) => setSaid(error.name === 'TransactionExecutionError' ? namesOf(error) : error.name),
    );
  };
  const [first] = connectors;
  const button = (name: string, ask: () => Promise<unknown>) => (
    <button type="button" onClick={run(ask)}>
      {name}
    </button>
  );
  return (
    <p>
      <span id="status">{status}</span> <span id="account">{address}</span> <span id="chain">{chainId}</span>{' '}
      <span id="known">{chain?.name}</span> <span id="configured">{configured}</span>{' '}
      <span id="connector">{connector?.id}</span>
      {first && button('Connect by hook', () => connectAsync({ connector: first }))}
      {button('Disconnect by hook', () => disconnectAsync())}
      {button('Sepolia by hook', () => switchChainAsync({ chainId: 11_155_111 }))}
      {button('Sign by hook', () => signMessageAsync({ message: 'Hello' }))}
      {address && button('Send by hook', () => sendTransactionAsync({ to: address, value: 0n, gas: 21_000n }))}
      <output>{said}</output>
    </p>
  );
}

function namesOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.name : error.name;
}
