import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { localSignIn } from 'porthole/sign-in';

/** Visitors who connect have to sign a message once a week. */
export const modal = createModal({
  networks: [mainnet],
  chains: [evm()],
  connectors: [injected()],
  siwx: localSignIn({ statement: 'Welcome aboard.' }),
  services: false,
});
