/**
 * Where in the page the frame belongs while it has a prompt. A dialog of the page may make everything outside it inert, so the frame has to be
 * in the dialog that the modal is in.
 */
export function promptPlace(): Element {
  let host: Element | null | undefined = document.activeElement;
  while (host && !host.matches('[data-porthole]')) host = host.shadowRoot?.activeElement;
  const around = host?.parentElement;
  if (around?.matches('dialog, [role$="dialog"]')) return around;
  // In `:is`, older browsers ignore what they do not know.
  return document.querySelector('dialog:is(:modal)') ?? document.body;
}

/**
 * Moves a frame without loading it again, which older browsers cannot do: there it stays where it is, like one that was removed. Elements leave
 * the browser's top layer when they move.
 */
export function moveFrame(frame: HTMLElement, place: Element): void {
  if (frame.isConnected && frame.parentElement !== place) place.moveBefore?.(frame, null);
}
