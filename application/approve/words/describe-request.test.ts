/** Descriptions by descriptors: they are kept with the request, and nothing waits for them. */
import { NEVER, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ClearAnswer, ClearWords } from '../../../domain/request/clear-words.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import type { ClearNames, ClearRequest, ClearSigning } from '../../ports/clear-signing.js';

const WORDS: ClearWords = { intent: 'Book a passage', rows: [], rest: [] };
const CALL = { to: `0x${'b0'.repeat(20)}`, data: '0x12345678' };
const TOKEN = `0x${'5a'.repeat(20)}`;
const KELP = { networkId: 'eip155:1', name: 'Kelp Dollar', symbol: 'KELP', decimals: 6, address: TOKEN } as const;

async function connected(answers: ClearSigning['answers']) {
  const clearSigning: ClearSigning = { answers, describe: () => NEVER };
  const options = { tokens: { 'eip155:1': [KELP], 'eip155:2': [{ ...KELP, networkId: 'eip155:2' as const }] } };
  const modal = scriptedModal({ wallets: [scriptedWallet()], services: { clearSigning }, options });
  await modal.connect('test.alpha-wallet');
  return modal;
}

const saying = (...answers: readonly (ClearAnswer | undefined)[]) => connected(() => of(answers));

describe('S6.4 the descriptions of a request', () => {
  it('are kept with it, and removed with it', async () => {
    const { approvals, getState } = await saying({ ok: true, words: WORDS }, undefined);
    const [first, second] = [1, 2].map(() => approvals.request('eth_sendTransaction', [CALL]));
    expect(getState().approve.described).toEqual({
      [first?.id ?? '']: [WORDS, undefined],
      [second?.id ?? '']: [WORDS, undefined],
    });
    approvals.answer(first?.id ?? '', '0xab');
    expect(getState().approve.described).toEqual({ [second?.id ?? '']: [WORDS, undefined] });
  });

  it('do not delay it', async () => {
    const { approvals, getState, time } = await connected(() => NEVER);
    const request = approvals.request('eth_sendTransaction', [CALL]);
    expect(getState().approve.pending).toEqual([request]);
    time.advance(10_001);
    expect(getState().approve.described).toBeUndefined();
  });

  it.each([
    ['of the wallet that it is asked about', 'eth_sendTransaction', [CALL]],
    ['of several calls', 'wallet_sendCalls', [{ calls: [CALL] }]],
  ])('are requested with the network %s', async (_, method, params) => {
    const asked: ClearRequest[] = [];
    const { approvals } = await connected((request) => {
      asked.push(request);
      return of([]);
    });
    approvals.request(method, params);
    expect(asked).toEqual([{ method, params, chainId: 1 }]);
  });

  it.each<[string, ClearAnswer | undefined, readonly object[]]>([
    [
      'a descriptor that was refused',
      { ok: false, refusal: 'misleading' },
      [{ level: 'warn', message: 'A descriptor was not used for a request', detail: { refusal: 'misleading' } }],
    ],
    ['none at all', { ok: false, refusal: 'no-descriptor' }, []],
    ['nothing to ask about', undefined, []],
  ])('are none with %s', async (_, answer, lines) => {
    const { approvals, device, getState } = await saying(answer);
    approvals.request('eth_sendTransaction', [CALL]);
    expect(getState().approve.described).toBeUndefined();
    expect(device.lines).toEqual(lines);
  });

  it('are none if the code cannot be loaded, and developers are told', async () => {
    const { approvals, device, getState } = await connected(() => throwError(() => new Error('gone')));
    const request = approvals.request('eth_sendTransaction', [CALL]);
    expect(getState().approve.pending).toEqual([request]);
    expect(device.lines).toMatchObject([{ level: 'warn', message: 'The descriptors of requests could not be loaded' }]);
  });

  it('take names from the host’s lists only', async () => {
    let names: ClearNames | undefined;
    const { approvals } = await connected((_, given) => {
      names = given;
      return of([]);
    });
    approvals.request('eth_sendTransaction', [CALL]);
    expect(await names?.token(1, TOKEN.toUpperCase().replace('0X', '0x'))).toMatchObject({
      symbol: 'KELP',
      decimals: 6,
    });
    expect(await names?.token(3, TOKEN)).toBeUndefined();
    expect([names?.native(1)?.symbol, names?.native(9), names?.network(2), names?.network(9)]).toEqual([
      'ETH',
      undefined,
      'Beta',
      undefined,
    ]);
    expect(await names?.address(TOKEN, ['token'], [])).toEqual({ name: 'Kelp Dollar', expected: true });
    expect(await names?.address(TOKEN, ['wallet'], [])).toEqual({ name: 'Kelp Dollar', expected: false });
    expect(await names?.address(CALL.to, [], [])).toBeUndefined();
    expect([await names?.collection(1, TOKEN), await names?.blockTime(1, 1n)]).toEqual([undefined, undefined]);
  });
});
