/** The directory queries that are needed before any of it is loaded. */
import type { Event } from '../engine/events.js';
import { initialCatalogue } from './initial-catalogue.js';
import type { CatalogueState } from './state.js';

export function begunCatalogue(catalogue: CatalogueState, event: Event): CatalogueState {
  if (event.type === 'wallet-images.wanted') return { ...catalogue, inView: event.imageIds };
  if (event.type !== 'modal.opened') return catalogue;
  const { namespace } = event;
  return {
    ...(namespace === catalogue.namespace ? catalogue : { ...initialCatalogue, namespace }),
    // A picture that failed last time may be available now.
    images: Object.fromEntries(Object.entries(catalogue.images).filter(([, each]) => each)),
  };
}
