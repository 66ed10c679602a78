/**
 * A dapp's page with its button and the modal, rendered by the shipped shell in a DOM. It is read and used like a page
 * in a browser.
 */
import type { FunctionComponent } from 'react';
import type { Modal } from '../../../application/modal/modal.js';
import { addOwnViews } from '../page/settings/own-flow.js';
import type { PageSettings } from '../page/settings/page-settings.js';
import type { Environment } from '../world/environment.js';
import { noteLoading } from './loading-later.js';
import { goByScheduler } from './page-clock.js';
import { openPage } from './page-window.js';
import { useProductSources } from './use-product-sources.mjs';

/** From the demo, whose types belong to another TypeScript project. */
const OWN_SCREENS = new URL('../../../sandbox/demo/own-screens.tsx', import.meta.url).href;

let drawing: ReturnType<typeof loadProduct> | undefined;

/** The product's own modules, loaded once for each run. */
async function loadProduct() {
  noteLoading();
  useProductSources();
  // The production build, unless this runs in development mode.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV ??= 'production';
  // Preact runs effects in the next animation frame. The page's clock may end before that, and its animation frames are not real.
  if (process.env.RENDERER === 'small') (await import('preact')).options.requestAnimationFrame = setImmediate;
  const react = await import('react');
  // tsx compiles JSX to this if there is no tsconfig for it.
  Reflect.set(globalThis, 'React', react);
  const [{ createRoot }, product, { loadShell }, elements, own] = await Promise.all([
    import('react-dom/client'),
    import('../../../ui-react/index.js'),
    import('../../../ui-react/load-shell.js'),
    import('../../../ui-react/elements/index.js'),
    import(OWN_SCREENS) as Promise<{ readonly OwnScreens: FunctionComponent }>,
  ]);
  await addOwnViews();
  await loadShell();
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return { createElement: react.createElement, createRoot, ...product, ...elements, ...own };
}

/** Custom elements are defined once for each window, but each modal has its own. */
let prefixes = 0;

export class DrawnPage {
  readonly #dispose: () => Promise<void>;

  private constructor(dispose: () => Promise<void>) {
    this.#dispose = dispose;
  }

  /** `scheduler`: the page's clock instead of real time. */
  static async of(modal: Modal, { origin, platform, scheduler }: Environment, page: PageSettings): Promise<DrawnPage> {
    const { madeOf, siteWords: messages } = page;
    const disposePage = openPage(origin, platform, page);
    drawing ??= loadProduct();
    const product = await drawing;
    const { createElement, createRoot, HeadlessProvider, PortholeProvider } = product;
    const backToRealTime = scheduler && goByScheduler(scheduler);
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const prefix = `page-${prefixes++}`;
    if (madeOf === 'elements') product.defineElements(modal, { prefix, messages });
    const parts = {
      components: [product.PortholeButton, product.PortholeInline],
      elements: [`${prefix}-button`, `${prefix}-inline`],
      hooks: [product.OwnScreens],
    }[madeOf];
    const children = parts.map((part, key) => createElement(part, { key }));
    const Provider = madeOf === 'components' ? PortholeProvider : HeadlessProvider;
    root.render(createElement(Provider, { modal, messages, children }));
    return new DrawnPage(async () => {
      backToRealTime?.();
      root.unmount();
      // The shell removes itself a moment later.
      await new Promise((resolve) => setTimeout(resolve));
      disposePage();
    });
  }

  dispose(): Promise<void> {
    return this.#dispose();
  }
}
