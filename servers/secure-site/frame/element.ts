/** Creates elements with properties and text only, which works under a strict Content-Security-Policy with Trusted Types. */

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Readonly<Record<string, unknown>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in made) Reflect.set(made, name, value);
    else made.setAttribute(name, String(value));
  }
  made.append(...children);
  return made;
}
