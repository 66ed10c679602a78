import { whenIdle } from '../../infrastructure/browser/moments.js';
import { createModal } from '../../infrastructure/create-modal.js';
import { mountOnce } from '../../ui-react/mount-once.js';
import { AppKit } from './app-kit.js';
import type { AppKitOptions } from './app-kit-options.js';
import { defineElements } from './elements/define-elements.js';
import { keepInstance, sharedInstance } from './instance.js';
import { say } from './say.js';
import { toModalOptions } from './to-modal-options.js';

/**
 * Creates the page's modal from AppKit's options; later calls return the same one. Call it at module level. Safe on a
 * server. Throws a `Failure` with code `invalid-options` if the options cannot work.
 */
export function createAppKit(options: AppKitOptions): AppKit {
  const known = sharedInstance();
  if (known) {
    if (known.options !== options) say('info', '`createAppKit` was called again: the first modal stays.');
    // While developing, a changed module creates its adapter again.
    for (const adapter of options.adapters ?? []) adapter.attach?.(known.porthole);
    return known;
  }
  const modal = createModal(toModalOptions(options));
  const appKit = new AppKit(options, modal);
  keepInstance(appKit);
  for (const adapter of options.adapters ?? []) adapter.attach?.(modal);
  if (typeof document === 'undefined') return appKit;
  // Warnings for developers, which are optional.
  import('./options/tell-options.js').then(({ tellOptions }) => tellOptions(options)).catch(() => undefined);
  defineElements(modal);
  // As in AppKit, `initialized` becomes true without the visitor's doing: dapps wait for it.
  if (options.porthole?.preload !== 'intent') whenIdle(() => modal.preload());
  // Otherwise it is rendered at `<w3m-modal>`.
  if (!options.enableEmbedded && !options.disableAppend) mountOnce(modal, undefined);
  return appKit;
}
