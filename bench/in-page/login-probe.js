/** Watches a login and a request from inside: in the page, and in the frame of the secure site. Times are the same clock's in both. */
(() => {
  const roots = () => [
    document,
    ...[...document.querySelectorAll('body > *')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
  const find = (selector) =>
    roots()
      .map((root) => root.querySelector(selector))
      .find(Boolean);
  const clock = (now) => performance.timeOrigin + now;

  /** Opaque, of some size, and with nothing else over its middle. */
  const isThere = (element) => {
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    const over = element.getRootNode().elementFromPoint(left + width / 2, top + height / 2);
    if (!over || !element.contains(over)) return false;
    for (let each = element; each; each = each.parentElement ?? each.getRootNode().host) {
      if (Number(getComputedStyle(each).opacity) < 0.99) return false;
    }
    return true;
  };

  /** The time once the frame that first shows something is done. */
  const painted = (selector) =>
    new Promise((done) => {
      const look = () => {
        if (!isThere(find(selector))) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(clock(performance.now()));
        port2.postMessage(undefined);
        return undefined;
      };
      requestAnimationFrame(look);
    });

  let began = 0;
  let shown;
  for (const type of ['input', 'click']) {
    addEventListener(
      type,
      (event) => {
        began = clock(event.timeStamp);
      },
      { capture: true },
    );
  }

  globalThis.loginProbe = {
    /** Begins to look for it. */
    watch(selector) {
      shown = painted(selector);
    },
    /** When it was there. */
    shown: () => shown,
    /** When the visitor last pressed or typed something. */
    began: () => began,
    /** Has the dapp ask for a signature; when it did. */
    ask() {
      const now = clock(performance.now());
      void globalThis.benchModal.signMessage('Ready to sail at noon.');
      return now;
    },
  };
})();
