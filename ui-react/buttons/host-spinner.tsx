import { HostIcon } from './host-icon.js';

/** A small spinner. */
export function HostSpinner() {
  return (
    <HostIcon kind="spinner">
      <circle cx="10" cy="10" r="7" opacity=".22" />
      <path d="M10 3a7 7 0 0 1 7 7" />
    </HostIcon>
  );
}
