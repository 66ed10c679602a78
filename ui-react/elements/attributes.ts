/** The attributes of the elements, and the props of their buttons. */
import { isNamespace, type Namespace } from '../../domain/network/caip.js';

/** The button that an element renders. */
export type ButtonKind = 'button' | 'connect' | 'account' | 'network';

/** A kind of element. */
export interface ElementKind {
  readonly draws: ButtonKind;
  /** Its properties. */
  readonly properties: readonly string[];
  /** The attribute form of a property. */
  readonly attributeOf: (property: string) => string;
}

const ACCOUNT = ['disabled', 'size', 'balance', 'charsStart', 'charsEnd', 'namespace'];

/** By the suffix of the element's name. Attributes are the properties with dashes (`charsStart`, `chars-start`). */
export const ELEMENTS: Readonly<Record<string, ElementKind>> = {
  button: { draws: 'button', properties: [...ACCOUNT, 'label', 'loadingLabel'], attributeOf: dashed },
  account: { draws: 'account', properties: ACCOUNT, attributeOf: dashed },
  network: { draws: 'network', properties: ['disabled', 'size', 'label'], attributeOf: dashed },
};

/** The current attributes, by property. */
export type Written = Readonly<Record<string, string | null>>;

function dashed(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Missing and invalid values are left out. */
export function propertiesOf(written: Written) {
  const { disabled, size, label, loadingLabel, balance, charsStart, charsEnd, namespace } = written;
  return {
    disabled: typeof disabled === 'string' && disabled !== 'false',
    size: size === 'sm' || size === 'md' ? size : undefined,
    label: label || undefined,
    loadingLabel: loadingLabel || undefined,
    balance: balance === 'hide' || balance === 'show' ? balance : undefined,
    charsStart: count(charsStart),
    charsEnd: count(charsEnd),
    namespace: known(namespace),
  } as const;
}

function count(text: string | null | undefined): number | undefined {
  return text && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

function known(text: string | null | undefined): Namespace | undefined {
  return text && isNamespace(text) ? text : undefined;
}
