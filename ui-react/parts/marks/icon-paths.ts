/** A 20-unit grid with a live area of 14, drawn as strokes. Only the icons that the first screens and their frame use. */
const CIRCLE = 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0';

export const ICON_PATHS = {
  'chevron-end': 'M7.75 5 12.75 10l-5 5',
  back: 'M16.25 10H4M9 5l-5 5 5 5',
  close: 'M5.25 5.25l9.5 9.5M14.75 5.25l-9.5 9.5',
  search: 'M3.75 9a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0-10.5 0M13 13l3.75 3.75',
  check: 'M4.25 10.5l3.75 3.75 7.75-8.5',
  wallet:
    'M3.25 5.25v9a2.5 2.5 0 0 0 2.5 2.5h8.5a2.5 2.5 0 0 0 2.5-2.5v-4.5a2.5 2.5 0 0 0-2.5-2.5h-9a2 2 0 0 1 0-4h8.5M13.25 12v.01',
  external:
    'M8.5 4.25H6.25a2.5 2.5 0 0 0-2.5 2.5v7a2.5 2.5 0 0 0 2.5 2.5h7a2.5 2.5 0 0 0 2.5-2.5V11.5M12 3.75h4.25V8M16 4l-6.5 6.5',
  help: `${CIRCLE}M8 8.1a2 2 0 1 1 3.05 1.7c-.65.4-1.05.85-1.05 1.6M10 13.75v.01`,
  retry: 'M16.25 10A6.25 6.25 0 1 1 14.25 5.45L16.25 7.25M16.25 3.75v3.5h-3.5',
  power: 'M10 3.25v6M6.2 5.5a6.25 6.25 0 1 0 7.6 0',
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** An icon that is loaded with the screens that show it (`later-icons.ts`). */
export interface Drawing {
  readonly path: string;
  /** Points along the text, and so is mirrored in right-to-left languages. */
  readonly flip?: boolean;
}
