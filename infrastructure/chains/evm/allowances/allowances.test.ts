import { firstValueFrom, of, throwError, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { APPROVAL, PERMIT2_APPROVAL } from '../../../../domain/allowance/allowance-logs.js';
import { PERMIT2 } from '../../../../domain/simulation/subject.js';
import { mainnet } from '../networks.js';
import type { AskNode } from '../node/ask-node.js';
import { allowances } from './allowances.js';

const OWNER = `0x${'a1'.repeat(20)}`;
const WHO = `0x${'b0'.repeat(20)}`;
const address = (at: number) => `0x${at.toString(16).padStart(40, '0')}`;
const pad = (text: string) => `0x${text.slice(2).padStart(64, '0')}`;
const word = (amount: bigint) => `0x${amount.toString(16).padStart(64, '0')}`;
const text = (words: string) => {
  const bytes = Buffer.from(words, 'utf8');
  return `${word(32n)}${word(BigInt(bytes.length)).slice(2)}${bytes.toString('hex').padEnd(128, '0')}`;
};
const approval = (token: string) => ({ address: token, topics: [APPROVAL, pad(OWNER), pad(WHO)] });

/** `read`: the contracts' answers; without one, they revert. */
function list(logs: readonly unknown[], read: (to: string, data: string) => string | undefined) {
  const asked: string[] = [];
  const node: AskNode = (_, method, [first] = []) => {
    if (method === 'eth_blockNumber') return of('0x10');
    if (method === 'eth_getLogs') return of(logs);
    const { to, data } = first as { readonly to: string; readonly data: string };
    asked.push(data);
    const answer = read(to, data);
    return answer === undefined ? throwError(() => new Error('execution reverted')) : of(answer);
  };
  const reader = allowances(node, new VirtualTimeScheduler());
  return { asked, list: () => firstValueFrom(reader.list(OWNER, mainnet)) };
}

describe('the allowances of an account, from a dishonest node', () => {
  it('are listed without revoked ones, and with the number of those that revert', async () => {
    const { list: found } = list([approval(address(1)), approval(address(2)), approval(address(3))], (to, data) =>
      !data.startsWith('0xdd62ed3e')
        ? undefined
        : to === address(1)
          ? word(5n)
          : to === address(2)
            ? word(0n)
            : undefined,
    );
    const { allowances: all, since, unread } = await found();
    expect(all.map((each) => [each.address, each.amount])).toEqual([[address(1), 5n]]);
    expect([since, unread]).toEqual([0n, 1]);
  });

  it('have sanitized names', async () => {
    const { list: found } = list([approval(address(1))], (_, data) =>
      data.startsWith('0xdd62ed3e')
        ? word(5n)
        : data === '0x313ce567'
          ? word(1_000n)
          : text('US\u202EDC\u0000\u200B\n!'),
    );
    const [first] = (await found()).allowances;
    expect(first?.claims).toEqual({ name: 'US DC !', symbol: 'US DC !' });
  });

  it('are read up to 200 of 10,000, and the others are reported as unread', async () => {
    const logs = Array.from({ length: 10_000 }, (_, at) => approval(address(at + 1)));
    const { list: found, asked } = list(logs, () => word(0n));
    expect(await found()).toEqual({ allowances: [], since: 0n, unread: 9_800 });
    expect(asked).toHaveLength(200);
  });

  it('through Permit2 count until they expire', async () => {
    const logs = [address(1), address(2)].map((token) => ({
      address: PERMIT2,
      topics: [PERMIT2_APPROVAL, pad(OWNER), pad(token), pad(WHO)],
    }));
    const { list: found } = list(logs, (to, data) => {
      if (to !== PERMIT2) return undefined;
      const expires = data.includes(address(1).slice(2)) ? 10n : -1n;
      return expires < 0n ? word(0n) : `${word(5n)}${word(expires).slice(2)}${word(0n).slice(2)}`;
    });
    expect((await found()).allowances).toMatchObject([
      { kind: 'permit2', address: address(1), spender: WHO, amount: 5n, expires: 10n },
    ]);
  });
});
