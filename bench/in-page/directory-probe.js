/** Watches the grid of wallets from inside its page: when it is painted, how long its frames take, how many cards there are. */
(() => {
  const roots = () => [...document.querySelectorAll('body > *')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const find = (selector) => roots().flatMap((root) => [...root.querySelectorAll(selector)]);

  /** The page's clock once the frame that first shows something is done. */
  const painted = (isThere) =>
    new Promise((done) => {
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(undefined);
        return undefined;
      };
      requestAnimationFrame(look);
    });

  let typedAt = 0;
  addEventListener('input', (event) => {
    typedAt = event.timeStamp;
  });

  globalThis.directoryProbe = {
    async open() {
      const began = performance.now();
      void globalThis.benchModal.open({ view: 'AllWallets' });
      return (await painted(() => find('button.ph-card').length > 0)) - began;
    },
    /** Until `stop` is called. */
    watch() {
      const frames = [];
      let mostCards = 0;
      let last;
      let over = false;
      const look = (now) => {
        if (last !== undefined) frames.push(now - last);
        last = now;
        mostCards = Math.max(mostCards, find('.ph-card').length);
        if (!over) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      this.stop = () => {
        over = true;
        return { frames, mostCards };
      };
    },
    /** From the last key on: what it finds is painted. */
    async found(word) {
      const at = await painted(() => {
        const cards = find('[data-kind="found"] button.ph-card');
        return cards.length > 0 && cards[0].textContent.toLowerCase().includes(word);
      });
      return at - typedAt;
    },
    spot() {
      const [place] = find('.ph-cards-window');
      const { left, top, width, height } = place.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    focusSearch() {
      find('input[type="search"]')[0].focus();
    },
  };
})();
