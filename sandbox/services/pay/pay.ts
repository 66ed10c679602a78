/** Payments from exchanges: the list of exchanges, the URL of a payment, and its status. JSON-RPC. */
import { formatUnits, type Hex, parseUnits } from 'viem';
import { readProperty } from '../../../domain/value/read-property.js';
import { coinNamed, networkNamed } from '../asked-for.js';
import type { Call, Question } from '../call.js';
import { type Coin, nativeCoin } from '../coin.js';
import { Refusal } from '../refusal.js';
import type { ServiceContext } from '../service-context.js';
import { decimalOf } from './hexadecimal.js';

const ASSET = /^([^/]+)\/(slip44:60|erc20:(0x[\da-f]{40}))$/i;
/** The second exchange only has KELP. */
const EXCHANGES = [
  { id: 'harbour', name: 'Harbour Exchange', imageUrl: '' },
  { id: 'tide', name: 'Tide Money', imageUrl: '' },
  { id: 'reef', name: 'Reef', imageUrl: '' },
];

const METHODS: Readonly<Record<string, (params: unknown, context: ServiceContext) => unknown>> = {
  reown_getExchanges(params) {
    const ids = (name: string): readonly unknown[] | undefined => {
      const list = readProperty(params, name);
      return Array.isArray(list) ? list : undefined;
    };
    const [only, exclude = []] = [ids('includeOnly'), ids('exclude')];
    const found = EXCHANGES.filter(({ id }) => (only?.includes(id) ?? true) && !exclude.includes(id));
    return { exchanges: readProperty(params, 'page') === 1 ? found : [], total: found.length };
  },
  async reown_getExchangePayUrl(params, context) {
    const [exchangeId, asset, amount, recipient] = ['exchangeId', 'asset', 'amount', 'recipient'].map((name) =>
      textOf(params, name),
    ) as [string, string, string, string];
    const exchange = EXCHANGES.find(({ id }) => id === exchangeId);
    if (!exchange) throw new Refusal(400, 'exchangeId', `There is no exchange ${exchangeId}`);
    const coin = await coinOf(asset, context);
    if (exchangeId === 'tide' && coin.symbol !== 'KELP')
      throw new Refusal(400, 'asset', `Asset ${asset} is not supported by ${exchange.name}`);
    const sum = decimalOf(amount);
    if (sum === undefined) throw new Refusal(400, 'amount', 'The amount is not a number in base 16');
    const [, to = ''] = new RegExp(`^${coin.network.id}:(0x[\\da-f]{40})$`, 'i').exec(recipient) ?? [];
    if (!to) throw new Refusal(400, 'recipient', 'The recipient is not on that network');
    const { network, symbol, decimals, address } = coin;
    // A fraction that does not end in base 16 is sent with as many digits as needed.
    const whole = formatUnits(parseUnits(sum, decimals), decimals);
    const { id } = context.payments.begin({
      ...{ exchange: exchange.name, network, symbol, decimals, amount: whole, recipient: to as Hex },
      ...(address && { token: address as Hex }),
    });
    const page = new URL('pay', context.url);
    page.searchParams.set('session', id);
    return { url: page.href, sessionId: id };
  },
  reown_getExchangeBuyStatus: (params, { payments }) => payments.statusOf(textOf(params, 'sessionId')),
};

export const payCalls: readonly Call[] = [
  {
    name: 'exchanges',
    method: 'POST',
    path: '/v1/json-rpc',
    async answer({ body }: Question, context) {
      const id = readProperty(body, 'id') ?? null;
      const method = METHODS[String(readProperty(body, 'method'))];
      try {
        if (!method) throw new Refusal(400, 'method', 'There is no such method');
        return { jsonrpc: '2.0', id, result: await method(readProperty(body, 'params'), context) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { jsonrpc: '2.0', id, error: { code: -32000, message: error.message } };
      }
    },
  },
];

function textOf(params: unknown, name: string): string {
  const text = readProperty(params, name);
  if (typeof text !== 'string' || text === '') throw new Refusal(400, name, `The parameter ${name} is missing`);
  return text;
}

/** By its CAIP-19 id. */
async function coinOf(asset: string, context: ServiceContext): Promise<Coin> {
  const [, network = '', kind, address = ''] = ASSET.exec(asset) ?? [];
  if (kind === undefined) throw new Refusal(400, 'asset', `Asset ${asset} is not supported`);
  if (!address) return nativeCoin(networkNamed(context, network));
  return await coinNamed(context, `${network}:${address}`);
}
