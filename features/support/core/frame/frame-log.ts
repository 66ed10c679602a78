/** The messages between the page and the secure frame in a browser, each as the other window receives it. */
import type { Page } from 'playwright-core';

export interface Said {
  readonly by: 'site' | 'frame';
  /** What comes after the prefix, such as `CONNECT_EMAIL` and `CONNECT_EMAIL_SUCCESS`. */
  readonly name: string;
  readonly id?: string;
  readonly payload?: unknown;
  /** The origin of the sender, as the browser reports it to the other window. */
  readonly origin: string;
  /** When it arrived, by the clock of that window. */
  readonly at: number;
}

const NOTE = 'noteFrameMessage';

/** For the lifetime of a page, reloads of the page and of its frame included. */
export class FrameLog {
  readonly #said: Said[] = [];
  #page: Page | undefined;

  /** Called before the page is loaded. `unheard`: a request that does not reach the frame's own code, as if the frame hung. */
  async follow(page: Page, unheard: string | undefined): Promise<void> {
    this.#page = page;
    await page.exposeFunction(NOTE, (said: Said) => this.#said.push(said));
    await page.addInitScript(listenToFrames, { note: NOTE, unheard });
  }

  /** Another script of the page sends the frame a message with this id. */
  async interfere(name: string, id: unknown): Promise<void> {
    await this.#page?.evaluate(postToFrame, { type: `@w3m-app/${name}`, id });
  }

  /** All messages so far, oldest first. */
  get said(): readonly Said[] {
    return this.#said;
  }
}

function postToFrame(message: object): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[name="w3m-secure-iframe"]');
  frame?.contentWindow?.postMessage(message, new URL(frame.src).origin);
}

/** Runs in every window of the page before its own scripts. */
function listenToFrames({ note, unheard }: { note: string; unheard: string | undefined }): void {
  addEventListener(
    'message',
    (event) => {
      const { data, origin, source } = event;
      const [, side, name] = /^@w3m-(app|frame)\/(\w+)$/.exec(String(data?.type)) ?? [];
      // Without the messages that a window sends to itself.
      if (name === undefined || source === window) return;
      const { id, payload } = data;
      if (side === 'app' && name === unheard) event.stopImmediatePropagation();
      const by = side === 'app' ? 'site' : 'frame';
      void Reflect.get(window, note)({ by, name, id, payload, origin, at: Date.now() });
    },
    { capture: true },
  );
}
