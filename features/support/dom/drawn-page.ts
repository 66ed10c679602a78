/** A dapp's page with its button and the modal, drawn by the shipped shell in a DOM: read and pressed as a browser's page is. */
import { register } from 'node:module';
import type { Modal } from '../../../application/modal/modal.js';
import { addOwnViews } from '../page/settings/own-flow.js';
import type { Place } from '../world/place.js';
import { noteLoading } from './loading-later.js';
import { goByScheduler } from './page-clock.js';
import { openPage } from './page-window.js';

let drawing: ReturnType<typeof loadProduct> | undefined;

/** The product's own parts, once for a run. */
async function loadProduct() {
  noteLoading();
  register('./product-sources.mjs', import.meta.url);
  // As it is shipped, unless those who run this compile for development.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV ??= 'production';
  const react = await import('react');
  // What tsx makes of JSX where no tsconfig is for it alone.
  Reflect.set(globalThis, 'React', react);
  const [{ createRoot }, product, { loadShell }] = await Promise.all([
    import('react-dom/client'),
    import('../../../ui-react/index.js'),
    import('../../../ui-react/load-shell.js'),
  ]);
  await addOwnViews();
  await loadShell();
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return { createElement: react.createElement, createRoot, ...product };
}

export class DrawnPage {
  readonly #dispose: () => Promise<void>;

  private constructor(dispose: () => Promise<void>) {
    this.#dispose = dispose;
  }

  /** `scheduler`: what the page goes by instead of real time. */
  static async of(modal: Modal, { origin, platform, scheduler }: Place): Promise<DrawnPage> {
    const disposePage = openPage(origin, platform);
    drawing ??= loadProduct();
    const { createElement, createRoot, PortholeProvider, PortholeButton, PortholeInline } = await drawing;
    const backToRealTime = scheduler && goByScheduler(scheduler);
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const children = [
      createElement(PortholeButton, { key: 'button' }),
      createElement(PortholeInline, { key: 'inline' }),
    ];
    root.render(createElement(PortholeProvider, { modal, children }));
    return new DrawnPage(async () => {
      backToRealTime?.();
      root.unmount();
      // The shell takes itself away a moment later.
      await new Promise((resolve) => setTimeout(resolve));
      disposePage();
    });
  }

  dispose(): Promise<void> {
    return this.#dispose();
  }
}
