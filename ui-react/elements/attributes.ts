/** What can be written on the elements, and what their buttons make of it. */
import { isNamespace, type Namespace } from '../../domain/network/caip.js';

/** By element, without its prefix: the properties; attributes are the same with dashes (`charsStart`, `chars-start`). */
export const ELEMENTS = {
  button: ['disabled', 'size', 'label', 'loadingLabel', 'balance', 'charsStart', 'charsEnd', 'namespace'],
  account: ['disabled', 'size', 'balance', 'charsStart', 'charsEnd', 'namespace'],
  network: ['disabled', 'size', 'label'],
} as const;

export type ElementKind = keyof typeof ELEMENTS;

/** What stands in the page, by property. */
export type Written = Readonly<Record<string, string | null>>;

export const attributeOf = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

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
