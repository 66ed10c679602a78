/** Published as `porthole/clear-signing`: shows requests in plain words, by descriptors (ERC-7730) that the site chooses. */
import type { ClearSigning } from '../../application/ports/clear-signing.js';
import type { HandleContext } from '../../application/ports/handle.js';
import type { ServiceHandle } from '../../application/ports/services.js';
import type { ClearSigningOptions } from './clear-signing-options.js';

export type { ClearNames, ClearSigning } from '../../application/ports/clear-signing.js';
export type { ClearSigningOptions, Descriptors } from './clear-signing-options.js';

/** Clear signing for `createModal({ services: { clearSigning } })`, loaded with the first request that it describes. */
export interface ClearSigningHandle extends ServiceHandle<ClearSigning> {
  readonly load: (context?: Pick<HandleContext, 'scheduler'>) => Promise<ClearSigning>;
}

/**
 * Describes requests by descriptors (ERC-7730). Nothing is loaded before the first request, and only from the sources
 * given here.
 */
export function clearSigning(options: ClearSigningOptions): ClearSigningHandle {
  return {
    id: 'clear-signing',
    given: { clearSigning: options },
    ...(options?.url !== undefined && { urls: [options.url] }),
    async load(context) {
      const { clearReader } = await import('./clear-reader.js');
      return clearReader(options, context?.scheduler);
    },
  };
}
