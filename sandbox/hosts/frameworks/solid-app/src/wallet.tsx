import { mount } from 'porthole/react';
import { createSignal, onCleanup, onMount } from 'solid-js';
import { modal } from './modal';

export function Wallet() {
  const [account, setAccount] = createSignal('');
  const [said, setSaid] = createSignal('');
  onMount(() => {
    const seen = modal.state$.subscribe(({ connect }) => {
      const connection = connect.connections.eip155;
      setAccount(connection?.status === 'connected' ? connection.account.address : '');
    });
    onCleanup(() => seen.unsubscribe());
    onCleanup(mount(modal));
  });
  const sign = async () => {
    const signed = await modal.signMessage('Hello');
    setSaid(signed.ok ? signed.value : signed.failure.code);
  };
  return (
    <>
      <button type="button" id="wallet" onPointerEnter={modal.preload} onClick={() => modal.open()}>
        {account() || 'Connect wallet'}
      </button>
      <p>
        <span id="account">{account()}</span>
        <button type="button" onClick={sign}>
          Sign
        </button>
        <output>{said()}</output>
      </p>
    </>
  );
}
