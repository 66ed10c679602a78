/**
 * Watches a page from before its first script: when the button can be clicked, and how long after a trusted click its
 * effect has been painted. `benchTargets` (selectors of the button, the wallet rows and the shown address) is there before.
 *
 * Painted means: a frame began with the element laid out, fully opaque and on top at its own centre, and that frame's work
 * is done. Times are the browser's own, from the click event's timestamp on.
 */
(() => {
  const targets = globalThis.benchTargets;
  const results = {};
  const waiting = new Map();
  const longTasks = [];
  globalThis.bench = {
    results,
    longTasks,
    ready: (name) => results[name] ?? new Promise((done) => waiting.set(name, done)),
  };

  const find = (selector) => {
    const roots = [document, ...[...document.querySelectorAll('body > *')].map(({ shadowRoot }) => shadowRoot)];
    for (const root of roots) {
      const element = root?.querySelector(selector);
      if (element) return element;
    }
    return undefined;
  };

  /** Where a person would click it; undefined while it is not fully there. */
  const spotOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const spot = { x: left + width / 2, y: top + height / 2 };
    if (width === 0 || height === 0) return undefined;
    const top1 = element.getRootNode().elementFromPoint(spot.x, spot.y);
    if (!top1 || !element.contains(top1)) return undefined;
    for (let each = element; each; each = each.parentElement ?? each.getRootNode().host) {
      if (Number(getComputedStyle(each).opacity) < 0.99) return undefined;
    }
    return spot;
  };

  const whenPainted = (name, selector, since) => {
    let inPage;
    let frames = 0;
    const look = () => {
      const element = find(selector);
      if (inPage === undefined) frames += 1;
      if (element) inPage ??= performance.now() - since;
      const spot = element && spotOf(element);
      if (!spot) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const at = performance.now();
        results[name] = { ms: at - since, at, inPage, frames, ...spot };
        waiting.get(name)?.(results[name]);
      };
      port2.postMessage(undefined);
      return undefined;
    };
    requestAnimationFrame(look);
  };

  whenPainted('clickable', targets.button, 0);
  let opened = 0;
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return;
      const onRow = event.composedPath().some((each) => each instanceof Element && each.matches(targets.row));
      if (onRow) return whenPainted('address', targets.address, event.timeStamp);
      opened += 1;
      return whenPainted(`row${opened}`, targets.row, event.timeStamp);
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
})();
