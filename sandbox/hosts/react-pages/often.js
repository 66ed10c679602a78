/** Mounts, uses and unmounts the modal a given number of times, and counts the remaining listeners. */
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { App, makeModal } from './app.js';

/** Subscriptions that have not ended. */
globalThis.listening = { states: 0, events: 0 };
const { listening } = globalThis;
const place = document.getElementById('root');
const kept = watched(makeModal({ storagePrefix: 'kept/' }));

/** `fresh`: creates a modal each time and destroys it afterwards; otherwise one modal for all. */
globalThis.mountOften = async (times, fresh) => {
  for (let time = 0; time < times; time += 1) {
    const modal = fresh ? watched(makeModal({ storagePrefix: 'fresh/' })) : kept;
    const root = createRoot(place);
    root.render(h(App, { modal }));
    await until(() => place.querySelector('[data-testid="connect-button"]'));
    await modal.open();
    await until(() => dialogs().length === 1);
    await modal.close();
    await until(() => dialogs().length === 0);
    root.unmount();
    if (fresh) modal.destroy();
    await until(() => document.querySelectorAll('[data-porthole]').length === 0);
  }
};

function dialogs() {
  return [...document.querySelectorAll('[data-porthole]')].flatMap((host) => [
    ...host.shadowRoot.querySelectorAll('[role="dialog"]'),
  ]);
}

/** Resolves at the first change that fulfils a condition; the browser would throttle a timer. */
function until(holds) {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      if (holds()) {
        channel.port1.close();
        resolve();
      } else channel.port2.postMessage('');
    };
    channel.port2.postMessage('');
  });
}

function watched(modal) {
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(modal),
      state$: { get: () => counting(modal.state$, 'states') },
      events$: { get: () => counting(modal.events$, 'events') },
    },
  );
}

function counting(stream, name) {
  return {
    subscribe(observer) {
      const subscription = stream.subscribe(observer);
      listening[name] += 1;
      return {
        unsubscribe() {
          listening[name] -= 1;
          subscription.unsubscribe();
        },
      };
    },
  };
}
