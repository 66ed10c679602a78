/** The ways to log in, besides wallets. None without an embedded wallet. */
import type { SocialProvider } from '../../domain/site/features.js';
import type { State } from '../engine/state.js';

export interface LoginWays {
  readonly email: boolean;
  readonly socials: readonly SocialProvider[];
}

export function loginWays({ config, connect }: State): LoginWays {
  const { email = false, socials = [] } = config.features;
  // A login is not offered without a chain that the dapp can use it with.
  const possible =
    config.chains.length > 0 &&
    Object.values(connect.wallets)
      .flat()
      .some(
        ({ type, namespace }) =>
          type === 'AUTH' && config.networks.some(({ chainNamespace }) => chainNamespace === namespace),
      );
  return possible ? { email, socials } : { email: false, socials: [] };
}

export function canLogIn(state: State): boolean {
  const { email, socials } = loginWays(state);
  return email || socials.length > 0;
}
