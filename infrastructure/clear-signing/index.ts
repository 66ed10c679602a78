/** Published as `porthole/clear-signing`: requests in plain words, by descriptors (ERC-7730) of the site's own choice. */
import type { ClearSigning } from '../../application/ports/clear-signing.js';
import type { HandleContext } from '../../application/ports/handle.js';
import type { ServiceHandle } from '../../application/ports/services.js';
import type { ClearSigningOptions } from './clear-signing-options.js';

export type { ClearNames, ClearSigning } from '../../application/ports/clear-signing.js';
export type { ClearSigningOptions, Descriptors } from './clear-signing-options.js';

/** Clear signing as it is given to `createModal({ clearSigning })`: loaded with the first request that it explains. */
export interface ClearSigningHandle extends ServiceHandle<ClearSigning> {
  readonly load: (context?: Pick<HandleContext, 'scheduler'>) => Promise<ClearSigning>;
}

/** Nothing is loaded before the first request, and only what is named here is requested. */
export function clearSigning(options: ClearSigningOptions): ClearSigningHandle {
  return {
    id: 'clear-signing',
    given: { clearSigning: options },
    ...(options.url !== undefined && { urls: [options.url] }),
    async load(context) {
      const { clearReader } = await import('./clear-reader.js');
      return clearReader(options, context?.scheduler);
    },
  };
}
