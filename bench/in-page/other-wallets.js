/** A wallet each for Solana, Bitcoin and Polkadot, which knows one account and answers at once. */
(() => {
  const version = '1.0.0';
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="teal"/></svg>')}`;

  const registered = (name, chain, account, feature) => {
    const wallet = { version, name, icon, chains: [chain], accounts: [] };
    const connect = () => {
      wallet.accounts = [{ ...account, chains: [chain], features: [feature] }];
      return Promise.resolve({ accounts: wallet.accounts });
    };
    wallet.features = {
      'standard:connect': { version, connect },
      'standard:events': { version, on: () => () => undefined },
      'bitcoin:connect': { version, connect },
      [feature]: { version, signMessage: () => Promise.resolve([]) },
    };
    const register = ({ register }) => register(wallet);
    addEventListener('wallet-standard:app-ready', ({ detail }) => register(detail));
    dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }));
  };
  const publicKey = new Uint8Array(32).fill(7);
  registered(
    'Shoal',
    'solana:mainnet',
    { address: 'US517G5965aydkZ46HS38QLi7UQiSojurfbQfKCELFx', publicKey },
    'solana:signMessage',
  );
  registered(
    'Delta',
    'bitcoin:mainnet',
    { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', publicKey },
    'bitcoin:signMessage',
  );

  const accounts = {
    get: () =>
      Promise.resolve([{ address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', name: 'One', type: 'sr25519' }]),
    subscribe: () => () => undefined,
  };
  const signer = { signRaw: () => Promise.resolve({ id: 1, signature: '0x' }) };
  globalThis.injectedWeb3 = { atoll: { version, enable: () => Promise.resolve({ accounts, signer }) } };
})();
