/** Values that hostile or broken wallets return, and no honest program expects. */

const ADDRESS = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

/** Throws on every access. */
export function hostileTrap(): object {
  const spring = () => {
    throw hostileTrap();
  };
  return new Proxy(
    Object.assign(() => undefined),
    {
      get: spring,
      has: spring,
      set: spring,
      ownKeys: spring,
      getPrototypeOf: spring,
      getOwnPropertyDescriptor: spring,
      apply: spring,
      construct: spring,
    },
  );
}

function cyclic(): Error {
  const first = new Error('first');
  first.cause = Object.assign(new Error('second', { cause: first }), { data: { originalError: first } });
  return first;
}

/** Every property is another object like it. */
function endless(): object {
  return new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : endless()) });
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** Avoids an unhandled rejection if it is not awaited. */
function rejected(): Promise<never> {
  const promise = Promise.reject(hostileTrap());
  promise.catch(() => undefined);
  return promise;
}

/** An object that only looks like a list. */
function falseList(): unknown[] {
  return Object.assign([ADDRESS], {
    slice: () => ({ map: () => [{}] }),
    map: () => [Symbol('x')],
    some: () => hostileTrap(),
    [Symbol.iterator]: () => ({ next: () => ({ done: false, value: {} }) }),
  });
}

const MAKERS: readonly (() => unknown)[] = [
  hostileTrap,
  cyclic,
  endless,
  revoked,
  falseList,
  () => Object.defineProperty(new Error('x'), 'message', { get: hostileTrap }),
  () => Object.assign(new Error('x'), { message: { toString: hostileTrap } }),
  () => Object.defineProperty({}, 'code', { get: hostileTrap }),
  () => ({ [Symbol.for('porthole.failure')]: true, code: 'no-such-code', message: hostileTrap(), data: null }),
  () => Object.assign(new Error('\u202e<b>no</b>'.repeat(2_000)), { code: 4001 }),
  () => ({ code: 4001, message: 'no' }),
  () => ({ code: 4100, message: 'no' }),
  () => ({ code: 4902, message: 'no' }),
  () => ({ code: -32_603, message: 'no' }),
  () => ({ code: '4902', data: { originalError: { code: -32603 } } }),
  () => ({ code: -32002, message: 'busy' }),
  () => ({ code: 1013 }),
  () => 'User rejected',
  () => undefined,
  () => null,
  () => 0,
  () => -1,
  () => Number.NaN,
  () => 1n,
  () => 2n ** 300n,
  () => Symbol('x'),
  () => () => hostileTrap(),
  () => [],
  () => ({}),
  () => [ADDRESS],
  () => [ADDRESS, ADDRESS.toUpperCase()],
  () => ['0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', ADDRESS],
  () => [ADDRESS, null],
  () => ['0xnot-an-address'],
  () => [`${ADDRESS}0`],
  () => Object.defineProperty([], '0', { get: hostileTrap }),
  () => new Array(4_000_000_000),
  () => Array.from({ length: 10_000 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`),
  () => new Proxy([ADDRESS], {}),
  () => ({ length: 1, 0: ADDRESS }),
  () => '0x1',
  () => '0x2',
  () => '2',
  () => 2,
  () => '0x',
  () => '0xffffffffffffffffffffffff',
  () => '1e3',
  () => ({ chainId: '0x2' }),
  () => ({ chainId: hostileTrap() }),
  () => ({ toString: hostileTrap, valueOf: hostileTrap, [Symbol.toPrimitive]: hostileTrap }),
  () => 'x'.repeat(1_000_000),
  () => '\u0000\u202e\u200b<img src=x onerror=alert(1)>%c%s',
  () => `0x${'ab'.repeat(32)}`,
  () => `0x${'ab'.repeat(65)}`,
  () => [{ parentCapability: 'eth_accounts' }],
  () => [ADDRESS, { domain: { chainId: 2 } }],
  () => [ADDRESS, '{"domain":{"chainId":"0x2"}}'],
  () => ({ domain: { chainId: hostileTrap() } }),
  () => new Date(Number.NaN),
  () => new Uint8Array(8),
  () => Object.freeze(Object.create(null)),
  rejected,
  () => new Promise(() => undefined),
  () => 'data:image/svg+xml,<svg onload="alert(1)"/>',
  () => 'javascript:alert(1)',
  () => 'test.hostile',
];

/** One of them, a new one each time. `n`: any whole number from 0. */
export function hostileValue(index: number): unknown {
  return MAKERS[index % MAKERS.length]?.();
}
