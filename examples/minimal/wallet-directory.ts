import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { staticCatalogue, wellKnownWallets } from 'porthole/wallets';

/** A list that is part of your page, without requests. For a service, use `httpCatalogue({ url })` of `porthole/directory`. */
export const modal = createModal({
  networks: [mainnet],
  chains: [evm()],
  connectors: [injected()],
  services: { catalogue: staticCatalogue(wellKnownWallets) },
  featuredWalletIds: ['1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'],
});
