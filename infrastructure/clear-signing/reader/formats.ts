/** How the standard's formats show a value. Values that a format cannot show are shown raw. */

import { inertText } from '../../../domain/text/inert-text.js';
import { numberOf as wholeNumberOf } from '../../../domain/text/text-of.js';
import { cut, type Hex, isBytes, lengthOf } from '../descriptor/hex.js';
import { isNode, nodeIn, textIn } from '../descriptor/own.js';
import { refuse } from '../descriptor/refusal.js';
import type { Params } from './params.js';
import { bytesOf } from './path.js';
import { metadataAt, type Scope } from './scope.js';
import { addressOf, amountOf, dateText, durationText, numberOf, raw, type Shown, shown, unitText } from './shown.js';
import type { Value } from './value.js';

type Format = (value: Value, params: Params, scope: Scope) => Shown | Promise<Shown>;

const MOST_DECIMALS = 100;
const TYPES = new Set(['wallet', 'eoa', 'contract', 'token', 'collection']);

const FORMATS: Readonly<Record<string, Format>> = {
  raw,
  amount(value, _, { names, chainId }) {
    const native = names.native(chainId);
    return native ? amountOf(numberOf(value), native.decimals, native.symbol) : raw(value);
  },
  tokenAmount,
  addressName,
  async nftName(value, params, { names, chainId }) {
    const collection = params.value('collection') ?? refuse('malformed');
    const name = await names.collection(chainId, addressOf(collection));
    return name === undefined ? raw(value) : shown(`${inertText(name, 60)} #${numberOf(value)}`);
  },
  async date(value, params, { names, chainId }) {
    const number = numberOf(value);
    const isBlock = params.given('encoding') === 'blockheight';
    const seconds = isBlock ? await names.blockTime(chainId, number) : number;
    const text = seconds === undefined ? undefined : dateText(seconds);
    return text === undefined ? shown(String(number)) : { value: text, moment: wholeNumberOf(seconds) };
  },
  duration: (value) => shown(durationText(numberOf(value))),
  unit(value, params) {
    const decimals = params.given('decimals') ?? 0;
    return shown(
      unitText(numberOf(value), decimalsOf(decimals), params.text('base') ?? '', params.given('prefix') === true),
    );
  },
  enum(value, params, scope) {
    const reference = params.given('$ref');
    const names = typeof reference === 'string' ? metadataAt(scope, reference) : refuse('malformed');
    const plain = value.kind === 'bytes' && value.part ? shown(String(numberOf(value))) : raw(value);
    const hit = isNode(names)
      ? Object.keys(names).find((key) => key.toLowerCase() === plain.value.toLowerCase())
      : undefined;
    const name = hit === undefined ? undefined : textIn(names, hit);
    return name === undefined ? plain : shown(inertText(name, 200));
  },
  chainId(value, _, { names }) {
    const name = names.network(wholeNumberOf(numberOf(value)));
    return name === undefined ? raw(value) : shown(inertText(name, 60));
  },
  async tokenTicker(value, params, scope) {
    const address = addressOf(value);
    const token = await scope.names.token(chainOf(params, scope), address);
    return token
      ? shown(inertText(token.symbol, 20), { address })
      : shown(address, { address, caution: 'unknown-token' });
  },
  calldata,
};

export async function formatted(name: unknown, value: Value, params: Params, scope: Scope): Promise<Shown> {
  const format = typeof name === 'string' && Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
  return await (format ?? raw)(value, params, scope);
}

async function tokenAmount(value: Value, params: Params, scope: Scope): Promise<Shown> {
  const amount = numberOf(value);
  const found = await tokenOf(params, scope);
  if (!found) return shown(String(amount), { caution: 'unknown-token' });
  const { symbol, decimals } = found;
  const threshold = params.number('threshold');
  if (threshold !== undefined && amount >= threshold)
    return shown(`${inertText(params.text('message') ?? 'Unlimited', 40)} ${inertText(symbol, 20)}`);
  return amountOf(amount, decimalsOf(decimals), symbol);
}

async function tokenOf(params: Params, scope: Scope) {
  const { descriptor, names } = scope;
  if ([params.given('token'), params.given('tokenPath')].includes('$.metadata.token')) {
    const token = nodeIn(nodeIn(descriptor, 'metadata'), 'token');
    const [symbol, decimals] = [textIn(token, 'ticker'), token.decimals];
    return symbol === undefined || typeof decimals !== 'number' ? refuse('malformed') : { symbol, decimals };
  }
  const token = params.value('token');
  if (!token) return undefined;
  const address = addressOf(token);
  const chainId = chainOf(params, scope);
  const natives = params.values('nativeCurrencyAddress').map(addressOf);
  return natives.includes(address) ? names.native(chainId) : await names.token(chainId, address);
}

async function addressName(value: Value, params: Params, scope: Scope): Promise<Shown> {
  const address = addressOf(value);
  if (params.values('senderAddress').map(addressOf).includes(address)) return shown('Sender', { address });
  const kinds = params.texts('types').filter((each) => TYPES.has(each));
  const known = await scope.names.address(address, kinds, params.texts('sources'));
  if (!known) return shown(address, { address });
  const name = inertText(known.name, 60);
  return shown(name, { address, ...(!known.expected && { caution: 'unexpected-kind' as const }) });
}

/** An inner call, with the descriptor of the contract that it calls. */
async function calldata(value: Value, params: Params, scope: Scope): Promise<Shown> {
  if (value.kind !== 'bytes') return refuse('malformed');
  const address = addressOf(params.value('callee') ?? refuse('malformed'));
  const selector = params.value('selector');
  const spender = params.value('spender');
  const data = (selector ? `${cut(bytesOf(selector), 0, 4)}${value.value.slice(2)}` : value.value) as Hex;
  const text = raw({ kind: 'bytes', value: data }).value;
  if (lengthOf(data) === 0) return shown(text, { address });
  if (isDelegated(scope)) return shown(text, { address, caution: 'delegate-call' });
  const from = spender ? addressOf(spender) : undefined;
  const to = address.toLowerCase();
  const call = {
    kind: 'call',
    chainId: chainOf(params, scope),
    to,
    value: params.number('amount') ?? 0n,
    data,
  } as const;
  const inner = isBytes(data) ? await scope.inner({ ...call, from }) : undefined;
  return shown(text, inner ? { address, inner } : { address, caution: 'not-described' });
}

/** As in Safe: a delegatecall. */
function isDelegated({ root }: Scope): boolean {
  const operation = root.kind === 'struct' ? root.fields.get('operation') : undefined;
  return operation?.kind === 'uint' && operation.value !== 0n;
}

function chainOf(params: Params, { chainId }: Scope): number {
  const named = params.value('chainId');
  return named ? wholeNumberOf(numberOf(named)) : chainId;
}

function decimalsOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_DECIMALS
    ? value
    : refuse('malformed');
}
