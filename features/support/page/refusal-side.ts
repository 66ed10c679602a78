/** Runs in the page: remembers that the modal refused to close, as it shows that for half a second only. */

export interface RefusalWindow {
  portholeRefused?: boolean;
}

/** Forgets earlier refusals. Sent to the page before a click or key that may close the modal. */
export function watchRefusal(): void {
  const notes = window as RefusalWindow;
  notes.portholeRefused = false;
  const cards = [...document.querySelectorAll('[data-porthole]')].flatMap(
    (host) => host.shadowRoot?.querySelector('[data-testid="w3m-modal-card"]') ?? [],
  );
  for (const card of cards)
    new MutationObserver(() => {
      if (card.classList.contains('is-refusing')) notes.portholeRefused = true;
    }).observe(card, { attributeFilter: ['class'] });
}
