/** The intents of requests that wait for approval. */
export type ApproveIntent = { readonly type: 'reject-request'; readonly requestId: string };
