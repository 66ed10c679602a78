/** The readable text of an element without a layout: `innerText`, with a space wherever another block begins. */

const INLINE = new Set(['A', 'ABBR', 'B', 'BDI', 'CODE', 'EM', 'I', 'SMALL', 'SPAN', 'STRONG', 'TIME', 'WBR']);
const UNREAD = new Set(['SVG', 'STYLE', 'SCRIPT', 'TEMPLATE', 'INPUT', 'TEXTAREA', 'SELECT', 'IFRAME', 'IMG']);

export function readableText(element: Element): string {
  let text = '';
  /** Inline elements between words are on the same line; between other elements, they are on a line of their own. */
  const read = (node: Node): void => {
    const children = [...node.childNodes];
    const amongWords = children.some((each) => each.nodeType === 3 && /\S/.test(each.nodeValue ?? ''));
    for (const child of children) {
      if (child.nodeType === 3) text += child.nodeValue ?? '';
      if (child.nodeType !== 1) continue;
      const inner = child as HTMLElement;
      if (UNREAD.has(inner.tagName.toUpperCase()) || inner.hidden) continue;
      const apart = !(amongWords && INLINE.has(inner.tagName));
      if (apart) text += '\n';
      // Its groups are only visually separated.
      if (inner.classList.contains('ph-whole-address')) text += inner.textContent ?? '';
      else read(inner);
      if (apart) text += '\n';
    }
  };
  read(element);
  return text;
}
