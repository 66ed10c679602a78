/** Three wallets that announce themselves (EIP-6963), know one account and answer at once. The same on every page. */
(() => {
  const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const icon = (hue) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 60% 45%)"/><circle cx="20" cy="20" r="9" fill="#fff"/></svg>`)}`;

  const makeProvider = () => {
    let permitted = false;
    const answers = {
      eth_chainId: () => '0x1',
      net_version: () => '1',
      eth_accounts: () => (permitted ? [ACCOUNT] : []),
      eth_requestAccounts: () => {
        permitted = true;
        return [ACCOUNT];
      },
    };
    return {
      request({ method }) {
        const answer = answers[method];
        if (answer) return Promise.resolve(answer());
        return Promise.reject(Object.assign(new Error(`No ${method}`), { code: 4200 }));
      },
      // Nothing ever changes here.
      on: () => undefined,
      removeListener: () => undefined,
    };
  };

  const wallets = ['Harbor', 'Lantern', 'Northstar'].map((name, index) =>
    Object.freeze({
      info: Object.freeze({
        uuid: `00000000-0000-4000-8000-00000000000${index}`,
        name,
        icon: icon(index * 90),
        rdns: `example.${name.toLowerCase()}`,
      }),
      provider: makeProvider(),
    }),
  );
  const announce = () => {
    for (const detail of wallets) dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  addEventListener('eip6963:requestProvider', announce);
  announce();
})();
