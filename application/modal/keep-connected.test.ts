import { expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { Holding } from '../../domain/token/token.js';
import { scriptedModal, scriptedWallet, virtualTime } from '../../infrastructure/fakes/index.js';
import { scriptedService } from '../../infrastructure/fakes/scripted-service.js';
import type { Event } from '../engine/events.js';
import type { HoldingsQuestion } from '../ports/services.js';

const ADDRESS = `0x${'ab'.repeat(20)}`;

async function connected() {
  const time = virtualTime(1_700_000_000_000);
  const portfolio = scriptedService<HoldingsQuestion, readonly Holding[]>(() => [], time.scheduler);
  const names = scriptedService(() => ({ name: 'told.eth' }), time.scheduler);
  const wallet = scriptedWallet({ accounts: [ADDRESS], scheduler: time.scheduler });
  const services = { portfolio: { holdings: portfolio.answer }, names: { identity: names.answer } };
  const modal = scriptedModal({ time, wallets: [wallet], services });
  await modal.connect(wallet.wallet.id);
  await modal.open();
  time.advance(1_000);
  const nameOf = () => modal.getState().account.identities?.[ADDRESS]?.name;
  return { ...modal, portfolio, nameOf };
}

const request = { id: 'r', namespace: 'eip155', method: 'eth_sendTransaction', params: [] } as const;

it.each<[Event, number]>([
  [{ type: 'send.confirmed', hash: '0x1' }, 2],
  [{ type: 'request.succeeded', request, response: 'hash' }, 2],
  [{ type: 'batch.confirmed', result: { atomic: true, hashes: [] } }, 2],
  [{ type: 'batch.failed', failure: new Failure('rejected') }, 2],
  [{ type: 'send.failed', failure: new Failure('rejected') }, 1],
])('the balances of an account may change after %j', async (event, asked) => {
  const { core, portfolio } = await connected();
  expect(portfolio.asked).toHaveLength(1);
  core.emit(event);
  expect(portfolio.asked).toHaveLength(asked);
});

it('an account has the name that was registered for it, the latest first', async () => {
  const { core, nameOf } = await connected();
  const naming = { address: ADDRESS, label: 'a', suffix: 'berth.example', suggestions: [] };
  expect(nameOf()).toBe('told.eth');
  core.emit({ type: 'name.changed', naming: { ...naming, step: 'checked', owned: 'old.berth.example' } });
  expect(nameOf()).toBe('told.eth');
  core.emit({ type: 'name.changed', naming: { ...naming, step: 'done', owned: 'new.berth.example' } });
  expect(nameOf()).toBe('new.berth.example');
  core.emit({ type: 'name.changed', naming: { ...naming, step: 'typing' } });
  expect(nameOf()).toBe('new.berth.example');
});
