import type { PortholeChange } from 'porthole/elements';

declare module 'svelte/elements' {
  interface SvelteDocumentAttributes {
    'onporthole-change'?: (event: CustomEvent<PortholeChange>) => void;
  }
}
