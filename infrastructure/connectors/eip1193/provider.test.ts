import { describe, expect, it } from 'vitest';
import { type Eip1193Provider, isProvider, requestOf } from './provider.js';

const honest = () => Promise.resolve('honest');
const hooked = () => Promise.resolve('hooked');

function captured(provider: Eip1193Provider) {
  const lines: string[] = [];
  expect(isProvider(provider, (_, message) => void lines.push(message))).toBe(true);
  return { lines, ask: () => requestOf(provider)({ method: 'eth_chainId' }) };
}

describe('a provider', () => {
  it.each([undefined, null, 7, 'wallet', {}, { request: 'x' }, honest, Object.assign(() => 0, { request: honest })])(
    'is not %o',
    (value) => expect(isProvider(value)).toBe(false),
  );

  it('is not a value with throwing getters', () => {
    const trap = new Proxy({}, { get: () => expect.unreachable('trap') });
    expect(isProvider(trap)).toBe(false);
  });

  it('is called by the `request` it had when it was found, and a replacement is logged once', async () => {
    const provider = { request: honest };
    const { lines, ask } = captured(provider);
    await ask();
    expect(lines).toEqual([]);
    provider.request = hooked;
    expect([await ask(), await ask()]).toEqual(['honest', 'honest']);
    expect(lines).toEqual(['The request function of a wallet was replaced; the original one is used']);
    // Found again, with the replacement.
    captured(provider);
    expect(await ask()).toBe('honest');
  });

  it('stays known, even if `request` is gone or cannot be read any more', async () => {
    const provider: Partial<Eip1193Provider> = { request: honest };
    const { ask } = captured(provider as Eip1193Provider);
    delete provider.request;
    expect([isProvider(provider), await ask()]).toEqual([true, 'honest']);
    Object.defineProperty(provider, 'request', { get: () => expect.unreachable('trap') });
    expect([isProvider(provider), await ask()]).toEqual([true, 'honest']);
  });

  it('may be frozen, or a proxy', async () => {
    const frozen = captured(Object.freeze({ request: honest }));
    const proxy = captured(new Proxy({ request: honest }, {}));
    // Binds every property again on each access, as some wallets do.
    const binding = captured(new Proxy({ request: honest }, { get: (target) => target.request.bind(target) }));
    expect([await frozen.ask(), await proxy.ask(), await binding.ask()]).toEqual(['honest', 'honest', 'honest']);
    expect([...frozen.lines, ...proxy.lines, ...binding.lines]).toEqual([]);
  });

  it('is called with itself as `this`', async () => {
    const provider = {
      answer: 7,
      request() {
        return Promise.resolve(this.answer);
      },
    };
    expect(await captured(provider).ask()).toBe(7);
  });
});
