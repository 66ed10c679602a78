/** The intents of requests that wait for approval. */
export type ApproveIntent =
  | { readonly type: 'reject-request'; readonly requestId: string }
  /** `at`: of the call, among those of the request. `amount`: in the token's smallest unit. */
  | {
      readonly type: 'set-spending-cap';
      readonly requestId: string;
      readonly at: number;
      readonly amount: bigint;
    }
  | { readonly type: 'forward-request'; readonly requestId: string };
