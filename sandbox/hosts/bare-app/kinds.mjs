/** Prints the failure of each namespace and wallet kind whose library is not installed: its name, the code, the package and the message. */
import { createModal } from 'porthole';
import { bitcoin, bitcoinMainnet } from 'porthole/bitcoin';
import { evm, mainnet } from 'porthole/evm';
import { polkadot } from 'porthole/polkadot';
import { solana, solanaMainnet } from 'porthole/solana';
import { scriptedConnector, scriptedDevice, scriptedWallet } from 'porthole/testing';
import { walletConnect } from 'porthole/walletconnect';
import { asyncScheduler, firstValueFrom } from 'rxjs';

const device = scriptedDevice();
const context = { networks: [], scheduler: asyncScheduler, device };
const wallet = scriptedWallet();

/** One line of JSON. */
const print = (kind, { code, data, message }) => console.log(JSON.stringify([kind, code, data?.package, message]));
const failing = (kind, asked) =>
  asked.then(
    () => print(kind, {}),
    (error) => print(kind, error),
  );
const askOf = async (handle, ask) => firstValueFrom(ask(await handle.load(context)));

const modal = createModal({
  networks: [mainnet],
  chains: [evm()],
  connectors: [scriptedConnector({ wallets: [wallet] }).handle, walletConnect({ projectId: 'of-a-test' })],
  services: false,
  device,
});
await modal.connect(wallet.wallet.id);
print('evm', (await modal.signMessage('Hello')).failure);
print('walletconnect', (await modal.connect('walletConnect')).failure);
await failing(
  'solana',
  askOf(solana(), (chain) => chain.estimateFee({}, solanaMainnet)),
);
await failing(
  'bitcoin',
  askOf(bitcoin(), (chain) => chain.estimateFee({}, bitcoinMainnet)),
);
await failing(
  'polkadot',
  askOf(polkadot(), (chain) => chain.verifyMessage('', '', '')),
);
await failing('wagmi', import('porthole/wagmi'));
process.exit();
