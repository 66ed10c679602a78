/** How the visitors of a page sign in, as a scenario sets it. */
import type { ModalOptions } from '../../../../infrastructure/options.js';
import { localSignIn, signInService } from '../../../../infrastructure/services/sign-in/index.js';
import { siwe } from '../../../../infrastructure/services/siwe/index.js';
import { readSignIn } from '../../../../sandbox/demo/read-sign-in.js';
import type { SiweHost } from '../../sandbox/siwe-host.js';
import type { PageSettings } from './page-settings.js';

export function pageSignIn(
  { signIn, signInServer }: Pick<PageSettings, 'signIn' | 'signInServer'>,
  server: SiweHost,
  servicesUrl: string,
): Pick<ModalOptions, 'siwx' | 'siweConfig'> {
  const wish = readSignIn(signIn);
  server.state = signInServer;
  if (!wish) return {};
  if (wish.way === 'server') return { siweConfig: siwe(server.options(wish.options.required)) };
  if (wish.way === 'service') return { siwx: signInService({ ...wish.options, url: servicesUrl }) };
  return { siwx: localSignIn(wish.options) };
}
