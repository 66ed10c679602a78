/** Answers the requests of connected sites through their namespace. */
import type { IWalletKit, WalletKitTypes } from '@reown/walletkit';
import type { Prompts } from '../wallets/prompts.js';
import { dismiss, REJECTED } from './answer-proposals.js';
import type { PhoneNamespace } from './phone-namespace.js';

export interface SessionRequestParts {
  readonly kit: IWalletKit;
  readonly namespaces: readonly PhoneNamespace[];
  readonly prompts: Prompts;
  /** Called with each request before it is answered. */
  readonly onRequest: (request: SeenRequest) => void;
  readonly onError: (error: unknown) => void;
}

export interface SeenRequest {
  readonly topic: string;
  readonly chain: string;
  readonly method: string;
  readonly params: unknown;
}

interface RequestFailure {
  readonly code: number;
  readonly message: string;
}

const UNKNOWN_NAMESPACE: RequestFailure = { code: 5100, message: 'Unsupported chains.' };
const EIP1193_REJECTED = 4001;

export function answerSessionRequests({ kit, namespaces, prompts, onRequest, onError }: SessionRequestParts): void {
  const outcomeOf = async ({ id, topic, params }: WalletKitTypes.SessionRequest) => {
    const { chainId: chain, request } = params;
    const namespace = namespaces.find(({ name }) => chain.startsWith(`${name}:`));
    if (!namespace) return { error: UNKNOWN_NAMESPACE };
    const origin = kit.getActiveSessions()[topic]?.peer.metadata.url ?? '';
    const reference = `${topic} ${id}`;
    const referring: Prompts = {
      get mode() {
        return prompts.mode;
      },
      set mode(mode) {
        prompts.mode = mode;
      },
      pending: prompts.pending,
      answer: prompts.answer,
      answerNext: prompts.answerNext,
      ask: (details) => prompts.ask({ ...details, namespace: namespace.name, reference }),
    };
    try {
      const asked = { chain, method: request.method, params: request.params, origin };
      return { result: (await namespace.answer(asked, referring)) ?? null };
    } catch (error) {
      return { error: failureOf(error) };
    }
  };

  const answer = async (event: WalletKitTypes.SessionRequest): Promise<void> => {
    const { id, topic, params } = event;
    onRequest({ topic, chain: params.chainId, method: params.request.method, params: params.request.params });
    const outcome = await outcomeOf(event);
    // Ended or expired meanwhile: the answer is no longer awaited.
    if (!kit.getPendingSessionRequests().some((each) => each.id === id)) return;
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...outcome } });
  };

  kit.on('session_request', (event) => {
    answer(event).catch(onError);
  });
  kit.on('session_request_expire', ({ id }) => {
    for (const { reference } of prompts.pending()) if (reference?.endsWith(` ${id}`)) dismiss(prompts, reference);
  });
  kit.on('session_delete', ({ topic }) => dismiss(prompts, topic));
}

function failureOf(error: unknown): RequestFailure {
  const code = typeof error === 'object' && error !== null ? Number(Reflect.get(error, 'code')) : Number.NaN;
  if (code === EIP1193_REJECTED) return REJECTED;
  return {
    code: Number.isInteger(code) ? code : -32603,
    message: error instanceof Error ? error.message : String(error),
  };
}
