import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { localSignIn } from 'porthole/sign-in';

/** Whoever connects signs a message once a week, or leaves. */
export const modal = createModal({
  networks: [mainnet],
  chains: [evm()],
  connectors: [injected()],
  siwx: localSignIn({ statement: 'Welcome aboard.' }),
  services: false,
});
