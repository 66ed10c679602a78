/** The errors a wallet answers with: EIP-1193, EIP-3326 and JSON-RPC codes. */

export class ProviderError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.name = 'ProviderError';
    this.code = code;
    this.data = data;
  }
}

export const userRejected = () => new ProviderError(4001, 'User rejected the request.');
export const unauthorized = (what: string) =>
  new ProviderError(4100, `The account or method has not been authorised by the user: ${what}.`);
export const unsupportedMethod = (method: string) =>
  new ProviderError(4200, `The wallet does not support the method ${method}.`);
export const disconnected = () => new ProviderError(4900, 'The wallet is disconnected from all chains.');
export const chainDisconnected = (name: string) => new ProviderError(4901, `The wallet has no node for ${name}.`);
export const unknownChain = (chainId: string) =>
  new ProviderError(
    4902,
    `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_addEthereumChain first.`,
  );
export const invalidParams = (what: string) => new ProviderError(-32602, `Invalid params: ${what}`);
export const alreadyAsking = (method: string) =>
  new ProviderError(-32002, `Already processing ${method}. Please wait.`);
