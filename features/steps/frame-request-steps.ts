/** Requests to the wallet in the secure frame that are malformed, or declined while another one is shown. */

import { When } from '@cucumber/cucumber';
import { rejectRequest } from '../../application/approve/actions.js';
import { talkOf } from '../support/core/frame/frame-talk.js';
import type { Visit } from '../support/world/world.js';

/** Promises settle in several microtasks; nothing here takes longer. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

When('the dapp sends its provider the request {}', async function (this: Visit, request: string) {
  const { modal, outcomes } = talkOf(this);
  const provider = modal.getProvider() as { request(request: unknown): Promise<unknown> };
  provider.request(JSON.parse(request)).then(
    (value) => outcomes.push({ ok: true, value }),
    ({ code, message, cause }: Error & { code: unknown; cause: object }) =>
      outcomes.push({
        ok: false,
        failure: Object.assign(Object.create(cause), { message: `${String(code)}: ${message}` }),
      }),
  );
  await settled();
});

When('the dapp declines the first request', async function (this: Visit) {
  const { modal } = talkOf(this);
  const [first] = modal.getState().approve.pending;
  if (!first) throw new Error('No request is pending.');
  void rejectRequest(modal, first.id);
  await settled();
});
