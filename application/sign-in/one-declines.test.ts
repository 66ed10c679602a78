/** Declining a required sign-in with one of two accounts: the session with the wallet ends, unless the other account is signed in with it. */
import { EMPTY, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { defineNetwork } from '../../domain/network/network.js';
import { sessionTab, tabLink } from '../../infrastructure/fakes/modals/session-tab.js';
import { BRINEPOOL } from '../../infrastructure/fakes/scripted-modal.js';
import type { Deps } from '../engine/deps.js';
import type { State } from '../engine/state.js';
import type { Session, SignIn } from '../ports/sign-in.js';
import { signOut } from './sign-out.js';
import type { SignInState } from './state.js';

const SOLANA = defineNetwork(BRINEPOOL);

/** Both accounts are connected; the one on Solana is asked to sign in. */
function asked(
  sessions: readonly [evm: string | undefined, solana: string | undefined],
  signedIn: boolean | 'elsewhere' | undefined,
) {
  const tab = sessionTab();
  const [evm, solana] = [
    tabLink(sessions[0] === undefined ? {} : { session: sessions[0] }),
    tabLink(sessions[1] === undefined ? {} : { session: sessions[1] }, { networkId: SOLANA.caipNetworkId }),
  ];
  tab.connected(evm, solana);
  const address = (link: typeof evm) => link.link.accounts[0].address;
  const session: Pick<Session, 'accountId'> = {
    accountId: `eip155:${signedIn === 'elsewhere' ? 2 : 1}:${address(evm)}`,
  };
  const signIn: SignInState = {
    ...{ accountId: `${SOLANA.caipNetworkId}:${address(solana)}`, status: 'asking', required: true },
    ...(signedIn !== undefined && { sessions: signedIn ? [session as Session] : [] }),
  };
  const state = (): State => {
    const base = tab.deps.state();
    return { ...base, config: { ...base.config, networks: [...base.config.networks, SOLANA] }, signIn };
  };
  const port: Partial<SignIn> = { required: true, end: () => EMPTY };
  const deps: Deps = { ...tab.deps, signIn: of(port as SignIn), state };
  const { events, failures } = tab.comes(signOut(deps)());
  const closed = events.flatMap((event) => (event.type === 'connection.closed' ? [event.namespace] : []));
  return { closed, failures, left: [evm.left.length, solana.left.length], solana: tab.links.get('solana') };
}

describe('an account that declines a required sign-in', () => {
  it('leaves the session with the wallet to the other account, which is signed in', () => {
    const { closed, left, solana, failures } = asked(['a', 'a'], true);
    expect([closed, left, solana, failures]).toEqual([['solana'], [0, 0], undefined, []]);
  });

  it.each([false, 'elsewhere', undefined] as const)(
    'ends the session for both if the other account is not signed in: %s',
    (signedIn) => {
      const { closed, left } = asked(['a', 'a'], signedIn);
      expect([[...closed].sort(), left]).toEqual([
        ['eip155', 'solana'],
        [1, 1],
      ]);
    },
  );

  it.each([
    ['has a session of its own', ['a', 'b']],
    ['has none', ['a', undefined]],
    ['has one where the other account has none', [undefined, 'a']],
    ['has none, as the other account', [undefined, undefined]],
  ] as const)('disconnects alone if it %s', (_what, sessions) => {
    const { closed, left } = asked(sessions, true);
    expect([closed, left]).toEqual([['solana'], [0, 1]]);
  });
});
