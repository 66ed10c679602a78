/** The minimum that connects a wallet: an EIP-6963 listener, a native dialog, one row for each wallet. No styles, no errors. */
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PageText } from '../page-text.js';

interface Announced {
  readonly info: { readonly uuid: string; readonly name: string; readonly icon: string };
  readonly provider: { request(call: { readonly method: string }): Promise<string[]> };
}

function Floor() {
  const [wallets, setWallets] = useState<readonly Announced[]>([]);
  const [address, setAddress] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const add = ({ detail }: CustomEventInit<Announced>) => {
      if (detail) setWallets((known) => [...known.filter(({ info }) => info.uuid !== detail.info.uuid), detail]);
    };
    addEventListener('eip6963:announceProvider', add);
    dispatchEvent(new Event('eip6963:requestProvider'));
    return () => removeEventListener('eip6963:announceProvider', add);
  }, []);
  const connect = async ({ provider }: Announced) => {
    const [first] = await provider.request({ method: 'eth_requestAccounts' });
    setAddress(first);
    dialog.current?.close();
  };
  return (
    <>
      <PageText />
      {address ? (
        <p id="address">{address}</p>
      ) : (
        <button type="button" id="connect" onClick={() => dialog.current?.showModal()}>
          Connect wallet
        </button>
      )}
      <dialog ref={dialog}>
        <h2>Connect</h2>
        <ul>
          {wallets.map((wallet) => (
            <li key={wallet.info.uuid}>
              <button type="button" className="row" onClick={() => void connect(wallet)}>
                <img src={wallet.info.icon} alt="" width="36" height="36" />
                {wallet.info.name}
              </button>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}

const place = document.getElementById('page');
if (place) createRoot(place).render(<Floor />);
