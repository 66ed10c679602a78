/** What can be written on the elements, and what their buttons make of it. */
import { isNamespace, type Namespace } from '../../domain/network/caip.js';

/** Which button an element draws. */
export type ButtonKind = 'button' | 'connect' | 'account' | 'network';

/** A kind of element. */
export interface ElementKind {
  readonly draws: ButtonKind;
  /** What can be set on it. */
  readonly properties: readonly string[];
  /** How a property is written as an attribute. */
  readonly attributeOf: (property: string) => string;
}

const ACCOUNT = ['disabled', 'size', 'balance', 'charsStart', 'charsEnd', 'namespace'];

/** By what follows the prefix in an element's name. Attributes are the properties with dashes (`charsStart`, `chars-start`). */
export const ELEMENTS: Readonly<Record<string, ElementKind>> = {
  button: { draws: 'button', properties: [...ACCOUNT, 'label', 'loadingLabel'], attributeOf: dashed },
  account: { draws: 'account', properties: ACCOUNT, attributeOf: dashed },
  network: { draws: 'network', properties: ['disabled', 'size', 'label'], attributeOf: dashed },
};

/** The attributes in the page, by property. */
export type Written = Readonly<Record<string, string | null>>;

function dashed(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What is not there, or makes no sense, is left out. */
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
