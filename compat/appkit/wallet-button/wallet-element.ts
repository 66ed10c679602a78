import { connectedOf } from '../../../application/connect/selectors.js';
import { isNamespace, type Namespace } from '../../../domain/network/caip.js';
import { plainButton } from '../../../ui-react/elements/plain-button.js';
import { applyTheme } from '../../../ui-react/styles/apply-theme.js';
import { onInstance, sharedInstance } from '../instance.js';
import { connect, isReady, subscribeIsReady, tellLabel } from './wallet-button.js';

const NAME = 'appkit-wallet-button';
const PROPERTIES = ['wallet', 'namespace'] as const;

/** Defines `<appkit-wallet-button>` in a browser. */
export function defineWalletButton(): void {
  if (typeof customElements !== 'undefined' && !customElements.get(NAME)) customElements.define(NAME, walletElement());
}

/** A button that connects one wallet: the one in its attribute `wallet`; default `metamask`. */
function walletElement(): CustomElementConstructor {
  const element = class extends HTMLElement {
    static readonly observedAttributes = PROPERTIES;
    #drawn: ReturnType<typeof plainButton> | undefined;
    #ends: (() => void)[] = [];
    #forgetLabel: (() => void) | undefined;
    #labelled = '';
    #failed = false;

    connectedCallback(): void {
      // Properties that were set before the element was defined.
      for (const name of PROPERTIES.filter((each) => Object.hasOwn(this, each))) {
        const early: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early);
      }
      if (!this.#drawn) {
        this.#drawn = plainButton(this.attachShadow({ mode: 'open', delegatesFocus: true }));
        this.#drawn.button.dataset.testid = 'apkt-wallet-button';
        this.#drawn.button.addEventListener('click', () => void this.#press());
      }
      let following: { unsubscribe(): void } | undefined;
      const follow = () => {
        following ??= sharedInstance()?.porthole.state$.subscribe(() => this.#show());
        this.#show();
      };
      const show = () => this.#show();
      this.#ends.push(onInstance(follow), subscribeIsReady(show), () => following?.unsubscribe());
      follow();
    }

    attributeChangedCallback(): void {
      this.#failed = false;
      this.#show();
    }

    disconnectedCallback(): void {
      for (const end of this.#ends.splice(0)) end();
    }

    #show(): void {
      if (!this.#drawn) return;
      const { button, line } = this.#drawn;
      const state = sharedInstance()?.porthole.getState();
      const rests = !isReady() || (state !== undefined && connectedOf(state, this.#namespace) !== undefined);
      button.className = `porthole-button ${rests ? 'is-quiet' : 'is-primary'}`;
      mark(button, 'aria-disabled', rests);
      mark(button, 'aria-busy', !isReady());
      button.toggleAttribute('data-failed', this.#failed);
      if (state) applyTheme(button, state.config.theme);
      const labelled = isReady() ? this.#wallet : '';
      // The attribute's text until the wallet's name is known.
      if (labelled === '') line.textContent ||= this.#wallet;
      if (labelled === this.#labelled) return;
      this.#labelled = labelled;
      this.#forgetLabel?.();
      this.#forgetLabel = tellLabel(labelled, (label) => {
        line.textContent = label;
      });
    }

    async #press(): Promise<void> {
      if (this.#drawn?.button.hasAttribute('aria-disabled')) return;
      this.#failed = false;
      this.#show();
      try {
        await connect(this.#wallet, this.#namespace);
      } catch {
        // The modal shows the error.
        this.#failed = true;
      }
      this.#show();
    }

    get #wallet(): string {
      return this.getAttribute('wallet') || 'metamask';
    }

    get #namespace(): Namespace | undefined {
      const written = this.getAttribute('namespace') ?? '';
      return isNamespace(written) ? written : undefined;
    }
  };
  for (const name of PROPERTIES)
    Object.defineProperty(element.prototype, name, {
      ...{ configurable: true, enumerable: true },
      get(this: HTMLElement) {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: unknown) {
        if (typeof value === 'string') this.setAttribute(name, value);
        else this.removeAttribute(name);
      },
    });
  return element;
}

function mark(element: HTMLElement, name: string, is: boolean): void {
  if (is) element.setAttribute(name, 'true');
  else element.removeAttribute(name);
}
