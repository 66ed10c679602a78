/** As many wallets as the page's address says (EIP-6963), each with as many accounts; they answer at once and change networks. */
(() => {
  const query = new URLSearchParams(location.search);
  const [wallets, accounts] = ['wallets', 'accounts'].map((each) => Number(query.get(each) ?? 1));
  const colour = (hue) =>
    `<svg xmlns="http://www.w3.org/2000/svg"><rect width="40" height="40" fill="hsl(${hue} 60% 45%)"/></svg>`;

  const makeProvider = (wallet) => {
    const own = Array.from(
      { length: accounts },
      (_, at) => `0x${(wallet * 1_000 + at + 1).toString(16).padStart(40, 'a')}`,
    );
    const listeners = new Map();
    let permitted = false;
    let chainId = '0x1';
    const answers = {
      eth_chainId: () => chainId,
      eth_accounts: () => (permitted ? own : []),
      eth_requestAccounts: () => {
        permitted = true;
        return own;
      },
      wallet_switchEthereumChain: ([wanted]) => {
        chainId = wanted.chainId;
        for (const listener of listeners.get('chainChanged') ?? []) listener(chainId);
        return null;
      },
    };
    return {
      request({ method, params }) {
        const answer = answers[method];
        if (answer) return Promise.resolve(answer(params));
        return Promise.reject(Object.assign(new Error(`No ${method}`), { code: 4200 }));
      },
      on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
      removeListener: (event, listener) =>
        listeners.set(
          event,
          (listeners.get(event) ?? []).filter((each) => each !== listener),
        ),
    };
  };

  const announced = Array.from({ length: wallets }, (_, at) =>
    Object.freeze({
      info: Object.freeze({
        uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
        name: `Wallet ${at + 1}`,
        icon: `data:image/svg+xml,${encodeURIComponent(colour(at * 18))}`,
        rdns: `example.wallet${at + 1}`,
      }),
      provider: makeProvider(at),
    }),
  );
  const announce = () => {
    for (const detail of announced) dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  addEventListener('eip6963:requestProvider', announce);
  announce();
})();
