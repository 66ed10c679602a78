/** Smart sessions: permissions that a dapp has for a limited time. */
import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { SmartSession } from '../../domain/request/permission-request.js';
import type { Visit } from '../support/world/world.js';

When('the dapp asks for an allowance of {string} ether a day', async function (this: Visit, amount: string) {
  await this.driver.ask({ type: 'grant', amount });
});

When('the dapp asks for no permission at all', async function (this: Visit) {
  await this.driver.ask({ type: 'grant', amount: undefined });
});

When('the dapp asks for the smart sessions', async function (this: Visit) {
  await this.driver.ask({ type: 'list sessions' });
});

When('the dapp revokes the first smart session', async function (this: Visit) {
  const [session] = await reportedSessions(this);
  assert.ok(session, 'There is no session.');
  await this.driver.ask({ type: 'revoke session', session });
});

Then(
  'the answer is {int} smart session(s), {int} of them revoked',
  async function (this: Visit, all: number, ended: number) {
    const sessions = await reportedSessions(this);
    assert.deepEqual(
      [sessions.length, sessions.filter(({ revokedAt }) => revokedAt !== undefined).length],
      [all, ended],
    );
  },
);

Then('there is no button {string}', async function (this: Visit, label: string) {
  await this.driver.until(
    `there is no button "${label}"`,
    ({ choices }) => choices.length > 1 && choices.every((each) => each.label !== label),
    'at once',
  );
});

async function reportedSessions(visit: Visit): Promise<readonly SmartSession[]> {
  const answer = await visit.driver.answer();
  assert.ok(answer.ok, `It ended as ${JSON.stringify(answer)}`);
  return answer.value as readonly SmartSession[];
}
