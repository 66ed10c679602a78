/** Another UI on the same core, in plain DOM: it renders the state and sends intents. */
import { type Connection, createModal, type State, type Wallet } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';

const modal = createModal({
  networks: [mainnet],
  chains: [evm()],
  connectors: [injected()],
  services: false,
  allowUnsupportedChain: true, // the screens here do not ask the visitor to switch networks
});
const place = document.querySelector('main');
const said = element('p');
said.role = 'status';

let drawn: State['connect'] | undefined;
modal.state$.subscribe(({ connect }) => {
  if (connect === drawn) return; // a part of the state that did not change is the same object as before
  drawn = connect;
  place?.replaceChildren(...draw(connect), said);
});

function draw({ connections, wallets, attempt }: State['connect']): HTMLElement[] {
  const connection = connections.eip155;
  if (connection?.status === 'connected') return drawAccount(connection);
  if (connection?.status === 'connecting') {
    return [element('p', 'Confirm in your wallet.'), button('Cancel', () => modal.disconnect())];
  }
  const failure = attempt?.failure;
  const rows = Object.values(wallets).flat().map(drawWallet);
  return [
    element('h1', 'Choose a wallet'),
    ...(failure ? [element('p', `That did not work: ${failure.code}.`)] : []),
    ...(rows.length > 0 ? rows : [element('p', 'There is none in this browser.')]),
  ];
}

function drawWallet({ id, name }: Wallet): HTMLElement {
  return button(name, () => modal.connect(id));
}

function drawAccount({ account, wallet }: Extract<Connection, { status: 'connected' }>): HTMLElement[] {
  const sign = async () => {
    said.textContent = 'Confirm in your wallet.';
    const signed = await modal.signMessage('Hello from another face');
    said.textContent = signed.ok ? signed.value : `No signature: ${signed.failure.code}.`;
  };
  return [
    element('h1', wallet.name),
    element('p', account.address),
    button('Sign a message', sign),
    button('Disconnect', () => modal.disconnect()),
  ];
}

function button(label: string, onPress: () => unknown): HTMLButtonElement {
  const made = element('button', label);
  made.type = 'button';
  made.addEventListener('click', () => onPress());
  return made;
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, text = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
