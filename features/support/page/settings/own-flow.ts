/** A flow of the dapp itself: the example's, loaded like a page's own code. */
import type { Flow } from '../../../../application/engine/flow.js';
import { ownFlows } from '../../../../infrastructure/flow/index.js';

const EXAMPLE = new URL('../../../../examples/own-flow/', import.meta.url);

export async function ownFlow(): Promise<Flow> {
  const { guestBookFlow }: { readonly guestBookFlow: Flow } = await import(new URL('flow.ts', EXAMPLE).href);
  return guestBookFlow;
}

export const ownFlowHandle = ownFlows(ownFlow);

/** Called before any modal is rendered. */
export async function addOwnViews(): Promise<void> {
  const { addGuestBookViews }: { readonly addGuestBookViews: () => void } = await import(
    new URL('views.ts', EXAMPLE).href
  );
  addGuestBookViews();
}
