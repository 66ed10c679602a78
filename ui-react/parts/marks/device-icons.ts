/** More icons on the same grid, for screens that come later. */
export const DEVICE_ICONS = {
  phone:
    'M8.25 2.75h3.5a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1-2.5 2.5h-3.5a2.5 2.5 0 0 1-2.5-2.5v-9.5a2.5 2.5 0 0 1 2.5-2.5ZM9.25 14.5h1.5',
  browser:
    'M5.5 3.75h9a2.75 2.75 0 0 1 2.75 2.75v7a2.75 2.75 0 0 1-2.75 2.75h-9a2.75 2.75 0 0 1-2.75-2.75v-7A2.75 2.75 0 0 1 5.5 3.75ZM2.75 7.5h14.5M5.5 5.65v.01',
  desktop:
    'M4.75 3.75h10.5a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM10 13.25v3M6.75 16.25h6.5',
} as const;
