/** The guest book of `examples/own-flow`, added as a dapp adds its own flow: neither the product nor the demo has types for it. */
import { type Flow, type FlowsHandle, ownFlows } from 'porthole/flow';

interface Example {
  readonly guestBookFlow: Flow;
  readonly addGuestBookViews: () => void;
}

const load = (file: 'flow' | 'views'): Promise<Example> => import(`../../examples/own-flow/${file}.ts`);

export const ownFlowHandle: FlowsHandle = ownFlows(() => load('flow').then(({ guestBookFlow }) => guestBookFlow));

/** Before the modal is drawn. */
export async function addOwnViews(): Promise<void> {
  const { addGuestBookViews } = await load('views');
  addGuestBookViews();
}
