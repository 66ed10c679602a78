import { type Eip1193Provider, external } from 'porthole/external';

/** Any EIP-1193 provider works: here, that of a page which embeds this dapp in a frame. */
export const iframeWallet = (provider: () => Promise<Eip1193Provider>) =>
  external({ id: 'parent', name: 'The surrounding app', load: provider });
