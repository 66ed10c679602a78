/** A porthole, for lists of connectors: some only show connectors whose icon is a data URL. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="#0c3d5c"/><circle cx="20" cy="20" r="11" fill="#9fd3e6" stroke="#e8c37a" stroke-width="4"/><path d="M10.5 21c3-2.5 6-2.5 9.5 0s6.5 2.5 9.5 0a9.5 9.5 0 0 1-19 0z" fill="#1f6f8b"/></svg>';

export const PORTHOLE_ICON = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;
