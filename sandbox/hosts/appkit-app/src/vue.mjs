/** Tests AppKit's composables in Vue's effect scopes, with scripted wallets. Prints a line at the end. */
import assert from 'node:assert/strict';
import {
  createAppKit,
  useAppKit,
  useAppKitAccount,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitProvider,
  useAppKitState,
  useAppKitTheme,
  useAppKitWallets,
  useDisconnect,
  useWalletInfo,
} from '@reown/appkit/vue';
import { useAppKitWallet } from 'porthole/appkit/wallet-button/vue';
import { mainnet, sepolia } from 'porthole/evm';
import { scriptedConnector, scriptedDevice, scriptedWallet } from 'porthole/testing';
import { effectScope } from 'vue';

assert.throws(() => useAppKit(), /before using "useAppKit" composable/);
const early = effectScope();
const before = early.run(() => useAppKitAccount());
assert.equal(before.value.isConnected, false);
const wallet = scriptedWallet({ knownNetworks: ['eip155:11155111'] });
const appKit = createAppKit({
  networks: [mainnet, sepolia],
  projectId: 'x',
  porthole: { connectors: [scriptedConnector({ wallets: [wallet] }).handle], device: scriptedDevice() },
});
const scope = effectScope();
const used = scope.run(() => ({
  kit: useAppKit(),
  account: useAppKitAccount(),
  network: useAppKitNetwork(),
  state: useAppKitState(),
  theme: useAppKitTheme(),
  events: useAppKitEvents(),
  provider: useAppKitProvider('eip155'),
  leave: useDisconnect(),
  info: useWalletInfo(),
  all: useAppKitConnections(),
  one: useAppKitConnection(),
  wallets: useAppKitWallets(),
  button: useAppKitWallet(),
}));
await used.kit.open();
assert.equal(used.state.open, true);
await appKit.porthole.connect(wallet.wallet.id);
assert.equal(used.account.value.isConnected, true);
assert.equal(before.value.address, used.account.value.address);
assert.equal(used.info.walletInfo.name, 'Alpha Wallet');
assert.equal(used.one.connection.connectorId, used.all.connections[0].connectorId);
assert.equal(used.wallets.wallets[0].name, 'Alpha Wallet');
await used.button.connect('no-such-wallet');
assert.equal(used.button.isError, true);
await used.one.switchConnection({ connection: used.one.connection, address: '0x0' });
assert.equal(used.one.isError, true);
assert.equal(typeof used.provider.walletProvider.request, 'function');
await used.network.value.switchNetwork(sepolia);
assert.equal(used.network.value.chainId, 11155111);
assert.equal(used.state.selectedNetworkId, 'eip155:11155111');
used.theme.setThemeMode('dark');
await appKit.porthole.configure({});
assert.equal(used.theme.themeMode, 'dark');
await new Promise((done) => {
  const end = appKit.subscribeEvents(() => {
    end();
    done();
  });
  void used.leave.disconnect();
});
assert.equal(used.account.value.isConnected, false);
assert.equal(used.provider.walletProvider, undefined);
assert.notEqual(used.events.data.event, 'MODAL_CREATED');
scope.stop();
await appKit.porthole.connect(wallet.wallet.id);
assert.equal(used.account.value.isConnected, false);
assert.equal(before.value.isConnected, true);
await assert.rejects(appKit.getUniversalProvider(), /getProvider\(namespace\)/);
console.log('All passed.');
process.exit();
