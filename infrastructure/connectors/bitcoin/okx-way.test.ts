/** The OKX wallet, as documented. */
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Link, LinkChange } from '../../../application/ports/link.js';
import { bitcoinMainnet } from '../../chains/bitcoin/index.js';
import type { BitcoinProvider } from './bitcoin-provider.js';
import * as walletCode from './connect-wallet.js';
import { bitcoinConnector } from './connector.js';

const SEGWIT = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l';
const TAPROOT = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3';
const KEY = '02c7f12003196442943d8588e01aee840423cc54fc1521526a3b85c2b0cbd58872';
const PSBT = Buffer.from('psbt').toString('base64');

function connectorOn(page: object, networks = [bitcoinMainnet]) {
  return bitcoinConnector({
    ...{ page: Object.assign(new EventTarget(), page), scheduler: asyncScheduler, log: () => undefined, networks },
    ...{ preferred: 'payment', load: () => walletCode },
  });
}

async function linkOn(page: object, id: string): Promise<Link> {
  const step = await firstValueFrom(connectorOn(page).connect(id));
  if (step.type !== 'connected') throw new Error('It did not connect.');
  return step.links[0];
}

describe('OKX', () => {
  function okx(answers: Readonly<Record<string, unknown>> = {}) {
    const asked: (readonly unknown[])[] = [];
    const listeners = new Map<string, (payload: unknown) => void>();
    const way =
      (name: string) =>
      (...params: readonly unknown[]): Promise<unknown> => {
        asked.push([name, ...params]);
        const answer = answers[name];
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      };
    const names = ['connect', 'getAccounts', 'signMessage', 'signPsbt', 'disconnect'];
    const bitcoin = {
      ...Object.fromEntries(names.map((name) => [name, way(name)])),
      on: (event: string, listener: (payload: unknown) => void) => void listeners.set(event, listener),
      off: (event: string) => void listeners.delete(event),
    };
    return { page: { okxwallet: { bitcoin } }, asked, listeners };
  }

  it('gets requests in its own format', async () => {
    const answers = { connect: { address: TAPROOT, publicKey: KEY }, signMessage: PSBT, signPsbt: '70736274' };
    const { page, asked } = okx(answers);
    const link = await linkOn(page, 'OKX');
    expect([link.wallet.name, link.accounts]).toEqual([
      'OKX Wallet',
      [{ namespace: 'bip122', address: TAPROOT, type: 'payment' }],
    ]);
    const { request } = link.provider as BitcoinProvider;
    await request({ method: 'signMessage', params: { message: 'Ahoy', address: TAPROOT, protocol: 'bip322' } });
    const inputs = { account: TAPROOT, psbt: PSBT, signInputs: [{ address: TAPROOT, index: 0 }] };
    expect(await request({ method: 'signPsbt', params: inputs })).toEqual({ psbt: PSBT });
    const transfer = { account: TAPROOT, recipientAddress: SEGWIT, amount: '1000' };
    await expect(request({ method: 'sendTransfer', params: transfer })).rejects.toMatchObject({
      code: 'method-not-supported',
    });
    expect(asked.slice(1)).toEqual([
      ['signMessage', 'Ahoy', 'bip322-simple'],
      ['signPsbt', '70736274', { autoFinalized: false, toSignInputs: [{ address: TAPROOT, index: 0 }] }],
    ]);
  });

  it('is restored without a prompt, and reports another account and the end', async () => {
    const { page, listeners, asked } = okx({ getAccounts: [TAPROOT] });
    const link = await firstValueFrom(connectorOn(page).restore('OKX', 'bip122'));
    expect(asked).toEqual([['getAccounts']]);
    const seen: LinkChange[] = [];
    link?.changes$.subscribe((change) => seen.push(change));
    listeners.get('accountChanged')?.({ address: 'nonsense' });
    listeners.get('accountChanged')?.({ address: SEGWIT, publicKey: KEY });
    listeners.get('disconnect')?.(undefined);
    expect(seen).toEqual([
      { type: 'accounts', accounts: [{ namespace: 'bip122', address: SEGWIT, type: 'payment' }] },
      { type: 'lost' },
    ]);
    expect(listeners.size).toBe(0);
  });

  it('gives no access to an unknown site', async () => {
    const { page } = okx({ getAccounts: [] });
    expect(await firstValueFrom(connectorOn(page).restore('OKX', 'bip122'))).toBeUndefined();
    const { page: refusing } = okx({ connect: Object.assign(new Error('User denied'), { code: 4001 }) });
    await expect(linkOn(refusing, 'OKX')).rejects.toMatchObject({ code: 'rejected' });
  });
});
