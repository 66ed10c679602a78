/** A visitor of the demo in any engine: finds things wherever they are, in shadow trees too, and uses the mouse and the keyboard. */
import type { Engine } from './engine.js';

/** Runs in the page before anything else is asked of it. */
const IN_PAGE = `
  window.problems = [];
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  window.seen = (selector, text = '') => {
    const roots = [document];
    for (const root of roots) {
      for (const each of root.querySelectorAll('*')) if (each.shadowRoot) roots.push(each.shadowRoot);
      for (const each of root.querySelectorAll(selector))
        if (each.textContent.includes(text) && each.getClientRects().length > 0) return each;
    }
    return undefined;
  };
  window.until = async (holds, what) => {
    for (const end = Date.now() + 20000; Date.now() < end; await new Promise((next) => setTimeout(next, 25))) {
      const value = holds();
      if (value) return value;
    }
    throw new Error('Never: ' + what);
  };`;

export interface Visitor {
  visit(url: string): Promise<void>;
  /** In a document that something else has loaded: before anything else is asked of it. */
  arrive(): Promise<void>;
  /** Puts the focus on the button, once it can be pressed. */
  focus(selector: string, text?: string): Promise<void>;
  /** Clicks in the middle of it, once it is there, has stopped moving, and nothing covers it. */
  click(selector: string, text?: string): Promise<void>;
  doubleClick(selector: string): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  /** The element with the focus: its test id, or else its text. */
  focused(): Promise<unknown>;
  /** Waits until the expression is true in the page. */
  until(expression: string): Promise<void>;
  /** Evaluates it in the page. */
  read(expression: string): Promise<unknown>;
  /** Waits until no animation runs in the element. */
  still(selector: string): Promise<void>;
  /** Of the page since it was loaded: uncaught errors. */
  problems(): Promise<unknown>;
}

export function visitorIn(engine: Engine): Visitor {
  /** The middle of it in the window, once it is there, has stopped moving, and nothing covers it. */
  const middle = async (selector: string, text: string) => {
    return (await engine.run(
      `const [selector, text] = arguments;
      let last = '';
      return until(() => {
        const element = seen(selector, text);
        if (!element) return undefined;
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const middle = [x + width / 2, y + height / 2];
        const stays = last === String(middle);
        last = String(middle);
        let top = document.elementFromPoint(...middle);
        while (top?.shadowRoot) {
          const inner = top.shadowRoot.elementFromPoint(...middle);
          if (!inner || inner === top) break;
          top = inner;
        }
        return stays && element.contains(top) ? middle : undefined;
      }, selector + ' ' + text);`,
      selector,
      text,
    )) as [number, number];
  };
  return {
    async visit(url) {
      await engine.go(url);
      await engine.run(IN_PAGE);
    },
    arrive: async () => void (await engine.run(IN_PAGE)),
    focus: async (selector, text = '') =>
      void (await engine.run(
        `const [selector, text] = arguments;
        const usable = (each) => each && each.ariaDisabled !== 'true' && each;
        (await until(() => usable(seen(selector, text)), selector + ' ' + text)).focus();`,
        selector,
        text,
      )),
    click: async (selector, text = '') => engine.click(...(await middle(selector, text))),
    doubleClick: async (selector) => engine.click(...(await middle(selector, '')), 2),
    press: (...keys) => engine.press(...keys),
    focused: () =>
      engine.run(`let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        return at?.dataset.testid ?? at?.textContent.trim();`),
    until: async (expression) =>
      void (await engine.run(`await until(() => ${expression}, ${JSON.stringify(expression)});`)),
    still: async (selector) => {
      const moves = `seen(${JSON.stringify(selector)}).getAnimations({ subtree: true })`;
      await engine.run(`await until(() => !${moves}.some(({ playState }) => playState === 'running'), 'still');`);
    },
    read: (expression) => engine.run(`return ${expression};`),
    problems: () => engine.run('return problems;'),
  };
}
