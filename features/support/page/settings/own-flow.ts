/** A flow that the product does not know: the example's, loaded as a page loads code of its own. */
import type { Flow } from '../../../../application/engine/flow.js';
import { ownFlows } from '../../../../infrastructure/flow/index.js';

const EXAMPLE = new URL('../../../../examples/own-flow/', import.meta.url);

export async function ownFlow(): Promise<Flow> {
  const { guestBookFlow }: { readonly guestBookFlow: Flow } = await import(new URL('flow.ts', EXAMPLE).href);
  return guestBookFlow;
}

export const ownFlowHandle = ownFlows(ownFlow);

/** Before any modal is drawn. */
export async function addOwnViews(): Promise<void> {
  const { addGuestBookViews }: { readonly addGuestBookViews: () => void } = await import(
    new URL('views.ts', EXAMPLE).href
  );
  addGuestBookViews();
}
