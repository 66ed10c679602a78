/** Opens and closes the modal, and connects and disconnects, as often as wanted; each time it waits for what a visitor would see. */
(() => {
  const shown = (selector) =>
    [...document.querySelectorAll('body > *')].some(({ shadowRoot }) => shadowRoot?.querySelector(selector));
  const ROW = '[data-testid="wallet-list"] button';
  const LIMIT = 20_000;

  /** A frame in which it holds. */
  const until = (holds, what) =>
    new Promise((done, fail) => {
      const began = performance.now();
      const look = () => {
        if (holds()) return done();
        if (performance.now() - began > LIMIT) return fail(new Error(`Not seen: ${what}`));
        return requestAnimationFrame(look);
      };
      look();
    });
  const well = ({ ok, failure }) => {
    if (!ok) throw new Error(failure.code);
  };

  const balanceShown = () => shown('ul[aria-label="Tokens"] .ph-row');

  globalThis.memoryProbe = {
    /** Connects, looks at the account, and disconnects. */
    async stayConnected() {
      const modal = globalThis.benchModal;
      well(await modal.open());
      await until(() => shown(ROW), 'a row');
      const [wallet] = Object.values(modal.getState().connect.wallets).flat();
      well(await modal.connect(wallet.id));
      well(await modal.open());
      await until(balanceShown, 'a balance');
      await new Promise((done) => requestIdleCallback(done));
      well(await modal.disconnect());
      well(await modal.close(true));
      await until(() => !modal.getState().shell.open, 'closed');
    },
    async openAndClose(times) {
      for (let time = 0; time < times; time += 1) {
        well(await globalThis.benchModal.open());
        await until(() => shown(ROW), 'a row');
        well(await globalThis.benchModal.close());
        await until(() => !shown(ROW), 'no row');
      }
    },
    async connectAndLeave(times) {
      const modal = globalThis.benchModal;
      for (let time = 0; time < times; time += 1) {
        well(await modal.open());
        await until(() => shown(ROW), 'a row');
        const [wallet] = Object.values(modal.getState().connect.wallets).flat();
        well(await modal.connect(wallet.id));
        await until(() => !shown(ROW), 'no row');
        well(await modal.disconnect());
        well(await modal.close(true));
        await until(() => !modal.getState().shell.open, 'closed');
      }
    },
  };
})();
