/** Light, dark, or the visitor's system setting. */
export type ThemeMode = 'light' | 'dark' | 'system';

/** Theme overrides. Each becomes one CSS custom property; absent ones keep the default. */
export interface ThemeVariables {
  /** Any CSS colour. Its lightness is adjusted where text would be hard to read. */
  readonly accent?: string | undefined;
  /** Any CSS colour. */
  readonly background?: string | undefined;
  /** A colour mixed into all neutrals. */
  readonly colorMix?: string | undefined;
  /** 0 to 100. */
  readonly colorMixStrength?: number | undefined;
  /** A CSS `font-family`. */
  readonly fontFamily?: string | undefined;
  /** Base size as a CSS length. */
  readonly fontSize?: string | undefined;
  /** Base radius as a CSS length. */
  readonly borderRadius?: string | undefined;
  /** The modal's `z-index`. Default 999. */
  readonly zIndex?: number | undefined;
}
