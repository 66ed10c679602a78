/** The EIP-1193 surface of a sandbox wallet: `request`, and events as in Node (EIP-2696, EIP-2700). */
import { JsonRpcError } from '../../servers/json-rpc.js';
import { invalidParams, ProviderError } from '../../servers/secure-site/frame/rpc/provider-error.js';

export type ProviderEvent = 'connect' | 'disconnect' | 'chainChanged' | 'accountsChanged';
export type ProviderListener = (payload: unknown) => void;

export interface SandboxProvider {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>;
  on(event: string, listener: ProviderListener): SandboxProvider;
  removeListener(event: string, listener: ProviderListener): SandboxProvider;
}

export interface ProviderParts {
  readonly provider: SandboxProvider;
  readonly emit: (event: ProviderEvent, payload: unknown) => void;
}

/** A provider over one function; `flags` are the properties by which legacy wallets identify themselves. */
export function createProvider(
  handle: (method: string, params: readonly unknown[]) => unknown,
  flags: Readonly<Record<string, boolean>> = {},
): ProviderParts {
  const listeners = new Map<string, readonly ProviderListener[]>();
  const provider: SandboxProvider = {
    ...flags,
    async request(args) {
      if (typeof args?.method !== 'string' || args.method === '')
        throw invalidParams('expected an object with a method.');
      const params = args.params ?? [];
      // Requests and answers are copied, as between a page and an extension: there are no shared references.
      try {
        return structuredClone(await handle(args.method, structuredClone(Array.isArray(params) ? params : [params])));
      } catch (error) {
        throw coded(error);
      }
    },
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
      return provider;
    },
    removeListener(event, listener) {
      const list = listeners.get(event) ?? [];
      const found = list.lastIndexOf(listener);
      listeners.set(
        event,
        list.filter((_, index) => index !== found),
      );
      return provider;
    },
  };
  const emit = (event: ProviderEvent, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) {
      try {
        listener(structuredClone(payload));
      } catch (error) {
        console.error(error);
      }
    }
  };
  return { provider, emit };
}

/** Errors without a code, such as those of the encoder, are the wallet's own: −32603, as JSON-RPC has it. */
function coded(error: unknown): unknown {
  if (error instanceof ProviderError || error instanceof JsonRpcError) return error;
  return new ProviderError(-32603, error instanceof Error ? error.message : String(error));
}
