import type { Modal } from '../../application/modal/modal.js';
import { textOf } from '../../domain/text/text-of.js';
import type { Messages } from '../words/words.js';
import type { ElementKind, Written } from './attributes.js';
import type { DrawnButton } from './draw-button.js';
import { firstFace } from './first-face.js';

/**
 * An element that renders a button into its shadow root. Attributes and properties are equivalent, including those set before the element
 * was defined.
 */
export function buttonElement(
  { draws, properties, attributeOf }: ElementKind,
  modal: Modal,
  messages?: Messages,
): CustomElementConstructor {
  const hasFirstFace = draws === 'button' || draws === 'connect';
  const element = class extends HTMLElement {
    static readonly observedAttributes = properties.map(attributeOf);
    #drawn: DrawnButton | undefined;
    #byReact = false;

    connectedCallback(): void {
      // Set as plain fields before the class was defined.
      for (const name of properties.filter((each) => Object.hasOwn(this, each))) {
        const early: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early);
      }
      void this.#draw();
    }

    attributeChangedCallback(): void {
      this.#drawn?.show(this.#written());
    }

    disconnectedCallback(): void {
      // If it was moved within the page, it is connected again by then.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#drawn?.end();
        this.#drawn = undefined;
        this.#byReact = false;
      });
    }

    async #draw(): Promise<void> {
      if (this.#byReact) return;
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
      if (hasFirstFace) this.#drawn ??= firstFace(root, modal, this.#written(), messages);
      try {
        const { drawButton } = await import('./draw-button.js');
        if (!this.isConnected || this.#byReact) return;
        const focused = root.activeElement !== null;
        this.#drawn?.end();
        this.#byReact = true;
        this.#drawn = drawButton(draws, root, modal, messages);
        this.#drawn.show(this.#written());
        // Keeps the focus.
        if (focused) this.focus();
      } catch {
        // Offline: the first face stays current, and opens the modal, which tries again.
      }
    }

    #written(): Written {
      return Object.fromEntries(properties.map((name) => [name, this.getAttribute(attributeOf(name))]));
    }
  };
  for (const name of properties) {
    const attribute = attributeOf(name);
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return name === 'disabled' ? this.hasAttribute(attribute) : this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === undefined || value === null || value === false) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? '' : textOf(value));
      },
    });
  }
  return element;
}
