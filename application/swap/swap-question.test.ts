/** What is simulated for a swap under review. */
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { approvalCall } from '../../domain/simulation/tried-calls.js';
import {
  EXCHANGE,
  KELP,
  ONE_KELP,
  type ScriptedExchange,
  scriptedExchange,
} from '../../infrastructure/fakes/scripted-exchange.js';
import { swapQuestion } from './swap-question.js';

/** A swap of 1 KELP under review, of which the exchange may spend `allowed` already. */
async function reviewed(allowed: bigint, change: (made: ScriptedExchange) => void = () => undefined) {
  const made = scriptedExchange();
  made.service.allowance = () => of(allowed);
  change(made);
  await made.visit();
  await made.preview();
  const build = made.swap()?.build;
  if (build?.status !== 'ready') throw new Error('The swap is not built');
  return { ...made, build, question: () => swapQuestion(made.modal.getState()) };
}

it('is the swap alone if the exchange may spend enough', async () => {
  const { build, question, wallet } = await reviewed(ONE_KELP);
  expect(build.approval).toBeUndefined();
  expect(question()).toMatchObject({ tried: { calls: [build.call] }, account: wallet.accounts[0].address });
  expect(question()?.network.caipNetworkId).toBe(KELP.networkId);
});

it('is the approval and the swap', async () => {
  const { build, question } = await reviewed(0n);
  expect(build.approval).toBeDefined();
  expect(question()?.tried).toEqual({ calls: [build.approval, build.call] });
});

it('is the revocation, the approval that follows it, and the swap', async () => {
  const { build, question } = await reviewed(1n, ({ contracts }) => {
    contracts.tryOut = () => of(undefined);
  });
  expect(build).toMatchObject({ resets: true, approval: { data: `approve ${EXCHANGE} 0` } });
  expect(question()?.tried).toEqual({
    calls: [build.approval, approvalCall(KELP.address ?? '', EXCHANGE, ONE_KELP), build.call],
  });
});

it('is about the order and whether it is approved, so a swap that is built again is the same review', async () => {
  const [approved, other] = await Promise.all([reviewed(ONE_KELP), reviewed(0n)]);
  expect(approved.question()?.about).not.toBe(other.question()?.about);
  expect(approved.question()?.about).toBe((await reviewed(2n * ONE_KELP)).question()?.about);
});

it('is nothing on another screen, or while the modal is closed', async () => {
  const { modal, question } = await reviewed(ONE_KELP);
  await modal.close(true);
  expect(question()).toBeUndefined();
  await modal.open({ route: { view: 'swap-preview' } });
  expect(question()).toBeDefined();
  await modal.push({ view: 'account' });
  expect(question()).toBeUndefined();
});
