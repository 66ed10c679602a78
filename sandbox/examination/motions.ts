/** Running animations in the modal or one of its buttons. Runs in the page, self-contained. */
export function motions(): string[] {
  const roots = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => host.shadowRoot ?? []);
  const running = [document, ...roots].flatMap((root) => root.getAnimations());
  const targets = new Set(
    running.flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : []) ?? []),
  );
  return [...targets]
    .filter((target) => target.getRootNode() instanceof ShadowRoot || target.closest('.porthole-button'))
    .map((target) => `${target.getAttribute('class')} moves`);
}
