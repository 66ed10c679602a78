/** Settings of the requests to the embedded wallet. */
import { clearSigning } from '../../../../infrastructure/clear-signing/index.js';
import { DESCRIPTORS } from './ferry-descriptor.js';
import type { Patch } from './option-patch.js';

export const REQUEST_SETTINGS: Readonly<Record<string, (value: string) => { readonly embedded: boolean } | Patch>> = {
  'embedded wallet': (there) => ({ embedded: there === 'yes' }),
  descriptors: (which) => (options) => ({
    ...options,
    services: {
      ...(options.services || undefined),
      clearSigning: clearSigning({ descriptors: DESCRIPTORS[which] ?? [] }),
    },
  }),
};
