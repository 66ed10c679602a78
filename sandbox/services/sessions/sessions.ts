/** Sessions of an account: which there are, and ending one. */
import { wantedIn } from '../asked-for.js';
import { type Call, Refusal } from '../call.js';

export const sessions: readonly Call[] = [
  {
    name: 'sessions',
    method: 'GET',
    path: '/v1/sessions/{address}',
    answer: ({ parts: { address = '' } }, ground) => ({ pcis: ground.sessions.of(address) }),
  },
  {
    name: 'session-revoke',
    method: 'POST',
    path: '/v1/sessions/{address}/revoke',
    answer(question, ground) {
      const { address = '' } = question.parts;
      const [pci, signature] = [wantedIn(question, 'pci'), wantedIn(question, 'signature')];
      if (!/^0x[\da-f]{2,}$/i.test(signature)) throw new Refusal(401, 'signature', 'This is no signature');
      if (!ground.sessions.revoke(address, pci)) throw new Refusal(404, 'pci', 'There is no such session');
      return { success: true };
    },
  },
];
