/** The styles of elements, and which of them have changed. Each function runs in the page, on its own. */

/** Whose styles: the modal's and its buttons', or those of the page around them. */
export type StyleScope = 'modal' | 'page';

export interface StyleSnapshot {
  readonly elements: readonly Element[];
  readonly names: readonly string[];
  readonly styles: readonly (readonly string[])[];
  readonly boxes: readonly DOMRect[];
}

/** A change of one element: what kind of properties, and where on the page it was before and is now. */
export interface StyleChange {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly properties: readonly string[];
  readonly allowed: boolean;
  readonly boxes: readonly (readonly [left: number, top: number, right: number, bottom: number])[];
}

export function takeStyles(scope: StyleScope): StyleSnapshot {
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  const own = [...document.querySelectorAll('.porthole-button, .porthole-button *')];
  const elements =
    scope === 'modal'
      ? // What is read out comes and goes, unseen.
        [...roots.flatMap((root) => [...root.querySelectorAll('*:not(.ph > .ph-hidden *)')]), ...own]
      : // The panels of the demo that write down what happens are meant to change.
        [document.documentElement, document.body, ...document.body.querySelectorAll('*')].filter(
          (each) => !own.includes(each) && !each.closest('[data-porthole], .panel'),
        );
  // Custom properties are not visible by themselves, only the properties that use them.
  const names = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'));
  return {
    elements,
    names,
    styles: elements.map((element) => {
      const style = getComputedStyle(element);
      return names.map((name) => style.getPropertyValue(name));
    }),
    boxes: elements.map((element) => element.getBoundingClientRect()),
  };
}

/** The elements with different styles. `where`: the elements that may change; with `inside`, also everything in them. */
export function styleChanges([before, after, where, inside]: readonly [
  StyleSnapshot,
  StyleSnapshot,
  string,
  boolean,
]): StyleChange[] {
  /** The extent of the sheet's shadow. */
  const SHADOW = 84;
  const kindOf = (property: string) => {
    if (/color|fill|stroke$|shadow|background-image|scheme/.test(property)) return 'colours';
    if (property.endsWith('radius')) return 'corners';
    if (property === 'font-family') return 'letters';
    if (property === 'z-index') return 'layer';
    const size =
      /size|width|height|origin|line-height|padding|margin|inset|top|right|bottom|left|gap|spacing|template|translate|transform/;
    if (size.test(property)) return 'sizes';
    return property;
  };
  const changes: StyleChange[] = [];
  for (const [index, element] of after.elements.entries()) {
    const name = element.getAttribute('class') ?? element.tagName.toLowerCase();
    const [was, is] = [before.styles[index], after.styles[index]];
    if (before.elements[index] !== element || !was || !is) {
      changes.push({ name, kinds: ['another element'], properties: [], allowed: false, boxes: [] });
      continue;
    }
    const style = getComputedStyle(element);
    // Outside the dialog there are only texts for screen readers, whose position does not matter.
    const unseen = element.matches('.ph > .ph-hidden');
    const properties = after.names.filter(
      (property, at) =>
        was[at] !== is[at] &&
        !(unseen && /^(top|bottom|inset-block-(start|end))$/.test(property)) &&
        // A border without a width has no visible style, and an element outside a line of text has no vertical alignment.
        !(/^border-.*-style$/.test(property) && style.getPropertyValue(property.replace('style', 'width')) === '0px') &&
        !(property === 'vertical-align' && style.display !== 'inline'),
    );
    if (properties.length === 0) continue;
    const shadow = style.boxShadow === 'none' ? 0 : SHADOW;
    const boxes = [before.boxes[index], after.boxes[index]].flatMap((box): [number, number, number, number][] =>
      box ? [[box.left - shadow, box.top - shadow, box.right + shadow, box.bottom + shadow]] : [],
    );
    const allowed = inside ? element.closest(where) !== null : element.matches(where);
    changes.push({ name, kinds: [...new Set(properties.map(kindOf))], properties, allowed, boxes });
  }
  return changes;
}
