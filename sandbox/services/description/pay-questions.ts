/** Requests about payments at exchanges; one payment is started before. */
import { readProperty } from '../../../domain/value/read-property.js';
import type { World } from '../../world.js';
import type { ExampleQuestion } from './example-question.js';

const CHAIN = 'eip155:31337';

export async function payQuestions({ services, accounts }: World): Promise<Record<string, readonly ExampleQuestion[]>> {
  const recipient = `${CHAIN}:${accounts[1]?.address}`;
  const question = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method: `reown_${method}`, params });
  const wanted = { exchangeId: 'harbour', asset: `${CHAIN}/slip44:60`, amount: '0.8', recipient };
  const begun = await fetch(new URL('v1/json-rpc', services.url), {
    method: 'POST',
    body: JSON.stringify(question('getExchangePayUrl', wanted)),
  });
  const sessionId = String(readProperty(readProperty(await begun.json(), 'result'), 'sessionId'));
  return {
    exchanges: [
      { query: { projectId: 'example' }, body: question('getExchanges', { page: 1, exclude: ['reef'] }) },
      { body: question('getExchangePayUrl', wanted) },
      { body: question('getExchangePayUrl', { ...wanted, exchangeId: 'tide' }) },
      { body: question('getExchangeBuyStatus', { exchangeId: 'harbour', sessionId }) },
      { body: question('getExchangeBuyStatus', { exchangeId: 'harbour', sessionId: 'unknown' }) },
    ],
    pay: [{ query: { session: sessionId } }, { query: { session: 'unknown' }, status: 404 }],
    'pay-now': [
      { body: { session: sessionId, answer: 'pay' } },
      { body: { session: sessionId, answer: 'decline' } },
      { body: { session: 'unknown', answer: 'pay' }, status: 404 },
      { body: {}, status: 400 },
    ],
  };
}
