/** Choosing a name for an embedded account. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';
import { at, loggedIn, WITH_LOGIN } from '../connect/login-screens.js';

const WITH_NAMES = { ...WITH_LOGIN, query: { ...WITH_LOGIN.query, names: '1' } } as const;

async function choosing(visitor: Visitor, typed: string, seen: string): Promise<void> {
  await loggedIn(visitor);
  await at(visitor, { view: 'choose-account-name' });
  await visitor.press('Choose a name');
  await visitor.modal.getByTestId('wui-ens-input').fill(typed);
  await visitor.sees(seen);
}

export const nameScreens: readonly Screen[] = [
  {
    name: 'name-offer',
    ...WITH_NAMES,
    async reach(visitor) {
      await loggedIn(visitor);
      await at(visitor, { view: 'choose-account-name' });
      await visitor.sees('Choose your account name');
    },
  },
  { name: 'name-free', ...WITH_NAMES, reach: (visitor) => choosing(visitor, 'kailind', 'Available') },
  { name: 'name-taken', ...WITH_NAMES, reach: (visitor) => choosing(visitor, 'odile', 'Taken') },
  {
    name: 'name-too-short',
    ...WITH_NAMES,
    async reach(visitor) {
      await choosing(visitor, 'kai', 'Register');
      await visitor.modal.getByTestId('wui-ens-input').blur();
      await visitor.sees('Use at least 4 characters');
    },
  },
  {
    name: 'name-yours',
    ...WITH_NAMES,
    async reach(visitor) {
      await choosing(visitor, 'kailind', 'Available');
      await visitor.press(/^Register/);
      await visitor.sees('kailind.berth.example is yours');
    },
  },
];
