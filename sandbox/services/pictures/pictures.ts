/** Generated images of networks, currencies and tokens. */
import { type Call, PlainAnswer } from '../call.js';
import type { ServiceContext } from '../service-context.js';
import { symbolPicture } from './drawn-symbol.js';

export const pictures: readonly Call[] = [
  {
    name: 'asset-image',
    method: 'GET',
    path: '/public/getAssetImage/{imageId}',
    answer: ({ parts: { imageId = '' } }, { networks }) => {
      const network = networks.find(({ id, name }) => id === imageId || name === imageId);
      return svg(drawnIn(network?.iconUrl) ?? symbolPicture(network?.name ?? imageId));
    },
  },
  {
    name: 'currency-image',
    method: 'GET',
    path: '/public/getCurrencyImage/{currencyId}',
    answer: ({ parts: { currencyId = '' } }) => svg(symbolPicture(currencyId)),
  },
  {
    name: 'token-image',
    method: 'GET',
    path: '/public/getTokenImage/{symbol}',
    answer: ({ parts: { symbol = '' } }, context) => svg(drawnIn(iconOf(symbol, context)) ?? symbolPicture(symbol)),
  },
];

function iconOf(symbol: string, { networks }: ServiceContext): string | undefined {
  const tokens = networks.flatMap((each) => [...each.tokens, { symbol: each.currency.symbol, iconUrl: each.iconUrl }]);
  return tokens.find((each) => each.symbol === symbol)?.iconUrl;
}

/** The picture that an address of its own holds. */
function drawnIn(url: string | undefined): string | undefined {
  const [, content] = /^data:image\/svg\+xml,(.*)/.exec(url ?? '') ?? [];
  return content === undefined ? undefined : decodeURIComponent(content);
}

function svg(text: string): PlainAnswer {
  return new PlainAnswer('image/svg+xml', text);
}
