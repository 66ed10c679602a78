/** All buttons that a dapp can put into its page, in every state, each with its own modal. */
import { createModal, type Modal, type ModalOptions } from 'porthole';
import { evm } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { AccountButton, ConnectButton, NetworkButton, PortholeButton, PortholeProvider } from 'porthole/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSettings } from '../../demo/read-settings.js';
import { messagesFor } from '../../languages/messages-for.js';
import type { WorldSettings } from '../../world-settings.js';

declare global {
  interface Window {
    galleryModals?: Modal[];
  }
}

interface State {
  readonly title: string;
  readonly buttons: ReactNode;
  readonly options?: Partial<ModalOptions>;
  readonly reach?: (modal: Modal) => void;
}

/** A node that accepts every request and never answers, and one that does not exist: the script that takes the picture provides both. */
const networkAt = ({ networks }: WorldSettings, path: string): ModalOptions['networks'] => {
  const [first] = networks;
  return first ? [{ ...first, rpcUrls: { default: { http: [`${location.origin}${path}`] } } }] : [];
};

/** As soon as the wallet is known: it cannot be chosen before. */
const connectTo =
  (wallet: string, mode: 'approve' | 'never' = 'approve') =>
  (modal: Modal) => {
    const control = window.sandboxWallets?.get(wallet);
    if (control) control.mode = mode;
    const id = `example.${wallet.toLowerCase()}`;
    let asked = false;
    modal.state$.subscribe(({ connect }) => {
      if (
        asked ||
        !Object.values(connect.wallets)
          .flat()
          .some((each) => each.id === id)
      )
        return;
      asked = true;
      void modal.connect(id);
    });
    modal.preload();
  };

function states(settings: WorldSettings): readonly State[] {
  const account = (
    <>
      <AccountButton />
      <AccountButton balance="hide" />
    </>
  );
  return [
    { title: 'Disconnected', buttons: [<ConnectButton key="1" />, <NetworkButton key="2" />] },
    {
      title: 'Disconnected, small',
      buttons: [<ConnectButton key="1" size="sm" />, <NetworkButton key="2" size="sm" />],
    },
    { title: 'Disabled', buttons: [<ConnectButton key="1" disabled />, <NetworkButton key="2" disabled />] },
    { title: 'Its own words', buttons: <ConnectButton label="Come aboard with your wallet" /> },
    { title: 'The host is busy', buttons: <ConnectButton />, reach: (modal) => void modal.setLoading(true) },
    { title: 'Connecting', buttons: <PortholeButton />, reach: connectTo('Lantern', 'never') },
    { title: 'Connected', buttons: account, reach: connectTo('Harbor') },
    {
      title: 'Connected, small',
      buttons: [<AccountButton key="1" size="sm" />, <NetworkButton key="2" size="sm" />],
      reach: connectTo('Harbor'),
    },
    {
      title: 'Connected, disabled',
      buttons: [<AccountButton key="1" disabled />, <NetworkButton key="2" disabled />],
      reach: connectTo('Harbor'),
    },
    { title: 'The network in use', buttons: <NetworkButton />, reach: connectTo('Northstar') },
    {
      title: 'Balance on its way',
      buttons: <AccountButton />,
      options: { networks: networkAt(settings, '/held') },
      reach: connectTo('Harbor'),
    },
    {
      title: 'No balance to be had',
      buttons: <AccountButton />,
      options: { networks: networkAt(settings, '/gone') },
      reach: connectTo('Harbor'),
    },
    {
      title: 'A network the site does not use',
      buttons: [<AccountButton key="1" />, <NetworkButton key="2" />],
      reach: connectTo('Fennel'),
    },
  ];
}

async function start(): Promise<void> {
  const settings = await readSettings();
  const list = document.querySelector('dl');
  states(settings).forEach(({ title, buttons, options, reach }, index) => {
    const modal = createModal({
      networks: settings.networks,
      chains: [evm()],
      connectors: [injected()],
      services: false,
      storagePrefix: `gallery-${index}/`,
      ...options,
    });
    window.galleryModals = [...(window.galleryModals ?? []), modal];
    const item = document.createElement('div');
    list?.append(item);
    createRoot(item).render(
      <>
        <dt>{title}</dt>
        <dd>
          <PortholeProvider modal={modal} messages={messagesFor('all')}>
            {buttons}
          </PortholeProvider>
        </dd>
      </>,
    );
    reach?.(modal);
  });
}

start().catch(reportError);
