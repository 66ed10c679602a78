/** Names: their owners, an owner's names, available names, and registration. */
import { wantedIn } from '../asked-for.js';
import type { Call } from '../call.js';
import { Refusal } from '../refusal.js';
import { plainAddress } from '../service-context.js';
import { checkRegistration } from './check-registration.js';
import { isName, type NameEntry, ZONE } from './name-register.js';

export const profile: readonly Call[] = [
  {
    name: 'name-lookup',
    method: 'GET',
    path: '/v1/profile/account/{name}',
    answer({ parts: { name = '' } }, { names }) {
      const found = names.find(name);
      if (!found) throw new Refusal(404, 'name', 'Name is not registered');
      return written(found);
    },
  },
  {
    name: 'name-reverse',
    method: 'GET',
    path: '/v1/profile/reverse/{address}',
    answer: ({ parts: { address = '' } }, { names }) => names.of(plainAddress(address)).map(written),
  },
  {
    name: 'name-suggestions',
    method: 'GET',
    path: '/v1/profile/suggestions/{name}',
    answer({ parts: { name = '' }, query }, { names }) {
      const zone = query.get('zone') ?? ZONE;
      const label = name.toLowerCase().replace(/[^a-z\d-].*$/, '');
      const candidates = ['', '-1', '-2', '-shore', '-sails'].map((end) => `${label}${end}.${zone}`);
      return {
        suggestions: candidates
          .filter(isName)
          .map((each) => ({ name: each, registered: names.find(each) !== undefined })),
      };
    },
  },
  {
    name: 'name-register',
    method: 'POST',
    path: '/v1/profile/account',
    async answer(question, context) {
      const [coinType = '', address = '', message = '', signature = ''] = [
        ...['coin_type', 'address', 'message', 'signature'].map((each) => wantedIn(question, each)),
      ];
      const name = await checkRegistration({ coinType, address, message, signature }, context);
      context.names.add({ name, created: Math.floor(Date.now() / 1000), addresses: { [coinType]: address } });
      return { success: true };
    },
  },
];

function written({ name, created, addresses, avatar, bio }: NameEntry) {
  const at = new Date(created * 1000).toISOString();
  const attributes = { ...(avatar !== undefined && { avatar }), ...(bio !== undefined && { bio }) };
  return {
    ...{ name, registered: created, updated: created },
    addresses: Object.fromEntries(
      Object.entries(addresses).map(([coinType, address]) => [coinType, { address, created: at }]),
    ),
    attributes: Object.keys(attributes).length > 0 ? [attributes] : [],
  };
}
