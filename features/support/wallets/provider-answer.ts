/** The answer of a wallet's provider to the dapp, in the suite's form. */
import type { Answer } from '../world/dapp-request.js';

export interface ProviderRequest {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Also sent to the page on its own, so it uses nothing around it. */
export async function providerAnswer(provider: unknown, request: ProviderRequest): Promise<Answer> {
  try {
    const { request: ask } = provider as { request(request: ProviderRequest): Promise<unknown> };
    return { ok: true, value: await Reflect.apply(ask, provider, [request]) };
  } catch (error) {
    const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
    return { ok: false, code: String(code), message: String(message), rpcName: undefined };
  }
}
