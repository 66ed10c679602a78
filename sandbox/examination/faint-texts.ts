/** Finds text with low contrast. Runs in the page, self-contained. */

/** All texts of the modal and the buttons below 4.5:1, and all icons below 3:1, against their background, in the rendered colours. */
export function faintTexts(): string[] {
  type Rgba = readonly [number, number, number, number];
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  const drawn = new Map<string, Rgba>();
  const colour = (css: string): Rgba => {
    const before = drawn.get(css);
    if (before || !drawing) return before ?? [0, 0, 0, 1];
    drawing.clearRect(0, 0, 1, 1);
    drawing.fillStyle = css;
    drawing.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = drawing.getImageData(0, 0, 1, 1).data;
    const value: Rgba = [r, g, b, a / 255];
    drawn.set(css, value);
    return value;
  };
  const over = ([r, g, b, a]: Rgba, [R, G, B]: Rgba): Rgba => [
    r * a + R * (1 - a),
    g * a + G * (1 - a),
    b * a + B * (1 - a),
    1,
  ];
  const luminance = ([r, g, b]: Rgba) => {
    const part = (value: number) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const contrast = (a: Rgba, b: Rgba) => {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };
  const parentOf = (element: Element): Element | null =>
    element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
  const behind = (element: Element): Rgba => {
    const layers: Rgba[] = [];
    for (let at: Element | null = element; at; at = parentOf(at)) {
      const layer = colour(getComputedStyle(at).backgroundColor);
      layers.push(layer);
      if (layer[3] === 1) break;
    }
    return layers.reduceRight<Rgba>((below, layer) => over(layer, below), [255, 255, 255, 1]);
  };
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  const elements = [
    ...roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')]),
    ...document.querySelectorAll<HTMLElement>('.porthole-button, .porthole-button *'),
  ];
  const problems: string[] = [];
  const judge = (element: Element, css: string, least: number, what: string) => {
    const back = behind(element);
    const found = contrast(over(colour(css), back), back);
    if (found < least)
      problems.push(`${what} has ${found.toFixed(2)}:1 (${css} on ${back.slice(0, 3).map(Math.round).join(' ')})`);
  };
  for (const element of elements) {
    const { width } = element.getBoundingClientRect();
    if (width < 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const text = [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
      .join('')
      .trim();
    if (text) judge(element, style.color, 4.5, `“${text.slice(0, 40)}”`);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      if (element.type === 'checkbox') continue;
      if (element.value) judge(element, style.color, 4.5, `“${element.value.slice(0, 40)}”`);
      if (element.placeholder)
        judge(element, getComputedStyle(element, '::placeholder').color, 4.5, `“${element.placeholder}”`);
    }
    if (element.matches('svg.ph-icon, svg.porthole-icon'))
      judge(element, style.stroke, 3, `the icon in ${element.parentElement?.className}`);
  }
  return [...new Set(problems)];
}
