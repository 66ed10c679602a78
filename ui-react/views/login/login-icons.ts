/** Icons of the login, on the same grid as the others; loaded only there. */
export const LOGIN_ICONS = {
  mail: 'M5.5 4.25h9a2.75 2.75 0 0 1 2.75 2.75v6a2.75 2.75 0 0 1-2.75 2.75h-9A2.75 2.75 0 0 1 2.75 13V7A2.75 2.75 0 0 1 5.5 4.25ZM3.5 6.25l5.2 4.2a2.1 2.1 0 0 0 2.6 0l5.2-4.2',
  /** A bulb. */
  smart:
    'M7.75 15.25h4.5M8.5 17.5h3M10 2.75a4.75 4.75 0 0 0-2.9 8.5c.65.5.9 1 .9 1.75v.25h4V13c0-.75.25-1.25.9-1.75A4.75 4.75 0 0 0 10 2.75Z',
  forward: 'M3.75 10H16M11 5l5 5-5 5',
} as const;

/** The icon for more providers. */
export const MORE = 'M5 10v.01M10 10v.01M15 10v.01';
