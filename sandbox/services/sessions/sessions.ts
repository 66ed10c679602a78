/** Sessions of an account: listing, starting and ending them. */
import { readProperty } from '../../../domain/value/read-property.js';
import { wantedIn } from '../asked-for.js';
import type { Call } from '../call.js';
import { Refusal } from '../refusal.js';

export const sessions: readonly Call[] = [
  {
    name: 'sessions',
    method: 'GET',
    path: '/v1/sessions/{address}',
    answer: ({ parts: { address = '' } }, context) => ({ pcis: context.sessions.of(address) }),
  },
  {
    name: 'session-add',
    method: 'POST',
    path: '/v1/sessions/{address}',
    answer({ parts: { address = '' }, body }, { sessions: list }) {
      const permissions = readProperty(body, 'permissions');
      const expiry = readProperty(body, 'expiry');
      if (!Array.isArray(permissions) || permissions.length === 0 || typeof expiry !== 'number')
        throw new Refusal(400, 'permissions', 'There is nothing to be allowed');
      const policies = readProperty(body, 'policies');
      const ids = (Array.isArray(policies) ? policies : []).map((each) => ({ id: String(readProperty(each, 'type')) }));
      return list.begin(address, { permissions, expiry, policies: ids });
    },
  },
  {
    name: 'session-activate',
    method: 'POST',
    path: '/v1/sessions/{address}/activate',
    answer(question, { sessions: list }) {
      const [pci, context] = [wantedIn(question, 'pci'), wantedIn(question, 'context')];
      const keys = readProperty(readProperty(readProperty(question.body, 'signer'), 'data'), 'keys');
      if (!list.activate(question.parts.address ?? '', pci, context, Array.isArray(keys) ? keys : []))
        throw new Refusal(404, 'pci', 'There is no such session, or it is not for the key of this service');
      return { success: true };
    },
  },
  {
    name: 'session-revoke',
    method: 'POST',
    path: '/v1/sessions/{address}/revoke',
    answer(question, context) {
      const { address = '' } = question.parts;
      const [pci, signature] = [wantedIn(question, 'pci'), wantedIn(question, 'signature')];
      if (!/^0x[\da-f]{2,}$/i.test(signature)) throw new Refusal(401, 'signature', 'This is not a signature');
      if (!context.sessions.revoke(address, pci)) throw new Refusal(404, 'pci', 'There is no such session');
      return { success: true };
    },
  },
];
