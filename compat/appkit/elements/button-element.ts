import type { Modal } from '../../../application/modal/modal.js';
import { textOf } from '../../../domain/text/text-of.js';
import { say } from '../say.js';
import { BUTTON_KINDS, type ButtonAttributes, type ButtonKind } from './button-kinds.js';
import type { DrawnButton } from './draw-button.js';

/** An element that draws a button into a shadow root of its own. Attributes and properties are the same things. */
export function buttonElement(kind: ButtonKind, modal: Modal): CustomElementConstructor {
  const names: readonly string[] = BUTTON_KINDS[kind];
  const element = class extends HTMLElement {
    static readonly observedAttributes = names.map((name) => name.toLowerCase());
    #drawn: DrawnButton | undefined;

    connectedCallback(): void {
      void this.#draw();
    }

    attributeChangedCallback(): void {
      this.#drawn?.show(this.#attributes());
    }

    disconnectedCallback(): void {
      this.#drawn?.end();
      this.#drawn = undefined;
    }

    async #draw(): Promise<void> {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      try {
        const { drawButton } = await import('./draw-button.js');
        // It may have left the page meanwhile, or been drawn by an earlier arrival.
        if (!this.isConnected || this.#drawn) return;
        this.#drawn = drawButton(kind, root, modal);
        this.#drawn.show(this.#attributes());
      } catch {
        say('warn', `\`<${this.localName}>\` could not be loaded.`);
      }
    }

    #attributes(): ButtonAttributes {
      return Object.fromEntries(names.map((name) => [name, this.getAttribute(name)]));
    }
  };
  for (const name of names) {
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return name === 'disabled' ? this.hasAttribute(name) : this.getAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === undefined || value === null || value === false) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? '' : textOf(value));
      },
    });
  }
  return element;
}
