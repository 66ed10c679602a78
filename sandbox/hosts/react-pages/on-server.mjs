/**
 * Renders the app on a server and prints it. Before the package is loaded, everything that only exists in a browser is made to throw on
 * access, even by `typeof`. What React and Node themselves read only throws on access by the package.
 */
const OF_BROWSERS = [
  ...['window', 'self', 'document', 'location', 'history', 'navigator', 'screen', 'visualViewport', 'ethereum'],
  ...[
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'trustedTypes',
    'customElements',
    'CSS',
    'speechSynthesis',
  ],
  ...['matchMedia', 'getComputedStyle', 'requestAnimationFrame', 'requestIdleCallback', 'addEventListener', 'scrollTo'],
  ...['removeEventListener', 'dispatchEvent', 'getSelection', 'open', 'alert', 'innerWidth', 'devicePixelRatio'],
  ...['Element', 'HTMLElement', 'ShadowRoot', 'Document', 'Image', 'CSSStyleSheet', 'DOMParser', 'XMLHttpRequest'],
  ...[
    'MutationObserver',
    'ResizeObserver',
    'IntersectionObserver',
    'Worker',
    'SharedWorker',
    'ServiceWorker',
    'Storage',
  ],
];
const OF_NODE = ['process', 'Buffer', 'global', 'setImmediate', 'require'];

for (const name of OF_BROWSERS) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      throw new Error(`${name} was touched on the server`);
    },
  });
}
for (const name of OF_NODE) {
  const value = globalThis[name];
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      // The second line of the stack is this getter; the next one that names a file is the reader.
      const reader = new Error(name).stack.split('\n').slice(2);
      if (reader.find((line) => line.includes('file:'))?.includes('/porthole/'))
        throw new Error(`${name}, which browsers lack, was read by the package`);
      return value;
    },
  });
}

const before = Object.getOwnPropertyNames(globalThis);
const loaded = [
  ['porthole', await import('porthole')],
  ['porthole/react', await import('porthole/react')],
  ['porthole/evm', await import('porthole/evm')],
  ['porthole/injected', await import('porthole/injected')],
  ['porthole/external', await import('porthole/external')],
  ['porthole/testing', await import('porthole/testing')],
].map(([entry, { ...exported }]) => [entry, Object.keys(exported).length]);
const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));

const { createElement, StrictMode, version } = await import('react');
const { renderToString } = await import('react-dom/server');
const { App, makeModal } = await import('./app.js');
const modal = makeModal();
const html = renderToString(createElement(StrictMode, null, createElement(App, { modal })));
const again = renderToString(createElement(StrictMode, null, createElement(App, { modal: makeModal() })));
const egress = await modal.egress();
modal.destroy();
console.log(JSON.stringify({ version, loaded, added, html, again, egress }));
