/** Deceptive typed data; and value attached to a call that does not mention it. */
import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseEther, toHex, verifyTypedData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RpcVisit, rpcVisit } from '../../../../../sandbox/secure-site/rpc-visit.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';

const RECIPIENT: Hex = '0x00000000000000000000000000000000000000A1';
const HASH: Hex = `0x${'ab'.repeat(32)}`;
const ALWAYS = '0';
const REFUSED = { title: 'Your wallet refused this', refused: true };

let world: World;
let visit: RpcVisit;
beforeAll(async () => {
  world = await startWorld();
  visit = await rpcVisit(world, '10', 'eoa');
});
afterAll(() => world.stop());

const kelp = () => world.tokens[1].address;
const sign = (data: object) => visit.request('eth_signTypedData_v4', visit.address, JSON.stringify(data));
const fields = (text: string) =>
  text.split(',').map((each) => ({ type: each.split(' ')[0] ?? '', name: each.split(' ')[1] ?? '' }));

const authorization = (primaryType: string, changes: object = {}) => ({
  domain: { name: 'Kelp Dollar', version: '1', chainId: 31337, verifyingContract: kelp() },
  types: {
    [primaryType]: fields('address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'),
  },
  primaryType,
  message: {
    ...{ from: visit.address, to: RECIPIENT, value: '2500000', validAfter: ALWAYS, validBefore: '2000000000' },
    ...{ nonce: HASH, ...changes },
  },
});

describe('ERC-3009', () => {
  it.each([
    ['TransferWithAuthorization', 'Anyone holding this signature can execute this transfer'],
    ['ReceiveWithAuthorization', 'The recipient can execute this transfer'],
  ])('%s is a transfer: receiver, amount, expiry, and who can execute it', async (type, warning) => {
    const words = await visit.decline(sign(authorization(type)));
    expect(words).toMatchObject({ title: 'Send 2.5 KELP', warnings: [expect.stringContaining(warning)] });
    expect(words.blind).toBeUndefined();
    expect(Object.fromEntries(words.facts)).toMatchObject({
      To: RECIPIENT,
      Contract: kelp(),
      'Can be executed': 'Until May 18, 2033, 03:33 UTC',
    });
    const later = { validAfter: '1900000000', validBefore: String(maxUint256) };
    expect(Object.fromEntries((await visit.decline(sign(authorization(type, later)))).facts)).toMatchObject({
      'Can be executed': 'From Mar 17, 2030, 17:46 UTC, at any time',
    });
    await expect(sign(authorization(type, { from: RECIPIENT }))).rejects.toMatchObject({ code: 4100 });
  });

  it('CancelAuthorization revokes one; with another shape it is an unknown type with that name', async () => {
    const { domain } = authorization('');
    const cancel = (shape: string, message: object) => ({
      ...{ domain, types: { CancelAuthorization: fields(shape) } },
      ...{ primaryType: 'CancelAuthorization', message },
    });
    const words = await visit.decline(
      sign(cancel('address authorizer,bytes32 nonce', { authorizer: visit.address, nonce: HASH })),
    );
    expect(words).toMatchObject({ title: 'Cancel a transfer you authorized', warnings: [] });
    expect(words.blind).toBeUndefined();
    expect(await visit.decline(sign(cancel('bytes32 root', { root: HASH })))).toMatchObject(REFUSED);
  });
});

describe('a hash', () => {
  const root = { domain: { chainId: 31337 }, types: { Root: fields('bytes32 root') }, primaryType: 'Root' };

  it('as typed data is refused, since it may be a list of orders', async () => {
    const words = await visit.decline(sign({ ...root, message: { root: HASH } }));
    expect(words).toMatchObject({ ...REFUSED, blind: expect.stringContaining('This is a hash') });
  });

  it.each([HASH, toHex(HASH), toHex(HASH.slice(2))])('as a message is refused: %s', async (message) => {
    expect(await visit.decline(visit.request('personal_sign', message, visit.address))).toMatchObject(REFUSED);
  });
});

describe('a domain', () => {
  const letter = (domain: object, declared?: string) => ({
    domain,
    types: {
      Letter: fields('string text'),
      ...(declared !== undefined && { EIP712Domain: declared === '' ? [] : fields(declared) }),
    },
    primaryType: 'Letter' as const,
    message: { text: 'Hello' },
  });

  it('without declared fields says nothing', async () => {
    const domain = { name: 'Bank', chainId: 31337, verifyingContract: kelp() };
    const [words, signature] = await visit.approve(sign(letter(domain, '')));
    expect(words.facts.map(([label]) => label)).toEqual(['From', 'Network']);
    expect(Object.fromEntries(words.facts)).toMatchObject({ Network: 'Valid on any network' });
    expect(words.warnings).toEqual([expect.stringContaining('Valid on any network')]);
    const signed = { ...letter({}, ''), address: visit.address, signature: signature as Hex };
    expect(await verifyTypedData(signed as never)).toBe(true);
  });

  it('whose network is a text is signed with it', async () => {
    const [words, signature] = await visit.approve(sign(letter({ name: 'Slipway', chainId: '31337' })));
    expect(Object.fromEntries(words.facts)).toMatchObject({ For: 'Slipway', Network: 'Saltmarsh' });
    const signed = { ...letter({ name: 'Slipway', chainId: 31337 }), address: visit.address };
    expect(await verifyTypedData({ ...signed, signature: signature as Hex } as never)).toBe(true);
  });

  it.each<[string, () => object, string]>([
    ['another network', () => letter({ chainId: 1 }), 'another network'],
    ['another network that is not even signed', () => letter({ chainId: 1 }, ''), 'another network'],
    ['a network that is declared and missing', () => letter({}, 'uint256 chainId'), 'contradicts'],
    ['fields of its own', () => letter({ bank: 'yes' }, 'string bank'), 'contradicts'],
    ['a type that is missing', () => ({ ...letter({}), types: { Letter: fields('Words text') } }), 'contradicts'],
    ['an unknown primary type', () => ({ ...letter({}), primaryType: 'Parcel' }), 'contradicts'],
    ['nothing but itself', () => ({ ...letter({}, ''), primaryType: 'EIP712Domain' }), 'contradicts'],
  ])('with %s is refused', async (_, data, reason) => {
    await expect(sign(data())).rejects.toMatchObject({ code: -32602, message: expect.stringContaining(reason) });
    expect(visit.isAsked()).toBe(false);
  });
});

describe('value attached to a call', () => {
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [RECIPIENT, 3n] });
  const zero = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECIPIENT, 0n] });

  it('is the title of the request', async () => {
    const free = { value: toHex(parseEther('4')) };
    await paid(async () => {
      const words = await visit.decline(visit.request('eth_sendTransaction', { to: kelp(), data: zero, ...free }));
      expect(words).toMatchObject({ title: 'Send 4 ETH and send 0 KELP', danger: true });
      expect(words.warnings?.[0]).toBe(
        '4 ETH goes to the contract itself, and may be lost. Calls like this one don’t send any.',
      );
      expect(words.facts).toContainEqual(['Sends', '4 ETH']);
    });
  });

  it('also for one of several calls', async () => {
    await paid(async () => {
      const calls = [
        { to: RECIPIENT, value: toHex(1n) },
        { to: kelp(), data: approve, value: toHex(parseEther('4')) },
      ];
      const words = await visit.decline(visit.request('wallet_sendCalls', { chainId: '0x7a69', calls }));
      expect(words.facts).toContainEqual(['2.', 'Send 4 ETH and approve spending of 3 KELP']);
      expect(words).toMatchObject({ danger: true });
    });
  });

  /** While the token accepts ether, as hostile ones do. */
  async function paid(act: () => Promise<void>): Promise<void> {
    const code = await visit.chain('eth_getCode', kelp(), 'latest');
    await visit.chain('anvil_setCode', kelp(), PAYABLE);
    try {
      await act();
    } finally {
      await visit.chain('anvil_setCode', kelp(), code);
    }
  }
});

/** Answers `symbol` with KELP, everything else with zero, and accepts ether. */
const PAYABLE =
  '0x60003560e01c6395d89b4114601957600060005260206000f35b602060005260046020527f4b454c500000000000000000000000000000000000000000000000000000000060405260606000f3';
