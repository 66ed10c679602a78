/** Watches a screen with a long list from inside its page: when it is painted, and how much there is in it. */
(() => {
  const roots = () => [...document.querySelectorAll('body > *')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const find = (selector) => roots().flatMap((root) => [...root.querySelectorAll(selector)]);
  const LIMIT = 20_000;
  const longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  /** The page's clock once the frame that first shows something is done. */
  const painted = (isThere) =>
    new Promise((done, fail) => {
      const began = performance.now();
      const look = () => {
        if (performance.now() - began > LIMIT) return fail(new Error(`Not shown: ${isThere}`));
        if (!isThere()) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(undefined);
        return undefined;
      };
      requestAnimationFrame(look);
    });

  globalThis.growthProbe = {
    /** Connects the first wallet, and waits until all is known that it holds. */
    async connect(tokens) {
      const modal = globalThis.benchModal;
      await modal.preload();
      const from = performance.now();
      let id;
      await painted(() => {
        id ??= Object.values(modal.getState().connect.wallets ?? {})
          .flat()
          .find(({ id: each }) => each)?.id;
        return id !== undefined;
      });
      const connected = await modal.connect(id);
      if (!connected.ok) throw new Error(`Not connected: ${connected.failure.code}`);
      await painted(() =>
        Object.values(modal.getState().account.holdings).some(({ holdings }) => holdings.length >= tokens),
      );
      return performance.now() - from;
    },
    /** From asking for the screen to so many rows, painted. */
    async open(view, row) {
      const began = performance.now();
      void globalThis.benchModal.open({ view });
      return (await painted(() => find(row).length > 0)) - began;
    },
    async close(row) {
      void globalThis.benchModal.close();
      await painted(() => find(row).length === 0);
    },
    /** From asking for another network until the open screen names it, painted. */
    async switchTo(network) {
      const began = performance.now();
      const moved = globalThis.benchModal.switchNetwork(`eip155:${network}`);
      const name = `Local ${network}`;
      await painted(() => find('[data-testid="w3m-account-select-network"]').some((chip) => chip.textContent === name));
      const took = performance.now() - began;
      const outcome = await moved;
      if (!outcome.ok) throw new Error(`Not switched: ${outcome.failure.code}`);
      return took;
    },
    /** Waits until nothing is being read, and what was read is kept and drawn. */
    async calm() {
      const read = () => {
        const { account, connect } = globalThis.benchModal.getState();
        const [{ account: used }] = Object.values(connect.connections);
        // Others are read while they are in view.
        const own = Object.entries(account.holdings).filter(([id]) => id.endsWith(used.address));
        return own.every(([, { status }]) => status !== 'loading');
      };
      await painted(read);
      await new Promise((done) => requestIdleCallback(done));
    },
    /** Opens and closes every other modal of the page once, so that each of them has drawn. */
    async openOthers() {
      const row = '[data-testid="wallet-list"] button';
      for (const modal of globalThis.benchModals.slice(1)) {
        void modal.open();
        await painted(() => find(row).length > 0);
        void modal.close();
        await painted(() => find(row).length === 0);
      }
    },
    /** Elements of the modal. */
    nodes: () => find('*').length,
    longestSince: (at) =>
      Math.max(0, ...longTasks.filter(({ startTime }) => startTime >= at).map(({ duration }) => duration)),
    stored: () => Object.values(localStorage).reduce((sum, text) => sum + text.length, 0),
    /** To the end of what the account did, page after page; how long that takes. */
    async toLast() {
      const began = performance.now();
      const [body] = find('.ph-body');
      const pages = () => Object.values(globalThis.benchModal.getState().lists.activity)[0];
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const atEnd = () => body.scrollHeight - body.clientHeight - body.scrollTop < 2;
      while (pages().next !== undefined || pages().status !== 'ready' || !atEnd()) {
        if (pages().status === 'failed') throw new Error('A page of the history failed');
        body.scrollTop = body.scrollHeight;
        await frame();
      }
      return performance.now() - began;
    },
    /** To the end of the list, and waits until its last row is there. */
    async toEnd(row) {
      const before = new Set(find(row));
      const [body] = find('.ph-body');
      body.scrollTop = body.scrollHeight;
      await painted(
        () => body.scrollHeight <= body.clientHeight || find(row).some((each) => !before.has(each)) || before.size < 30,
      );
      body.scrollTop = body.scrollHeight;
      await new Promise((done) => setTimeout(done, 200));
    },
  };
})();
