/** Light, dark, or the visitor's system setting. */
export type ThemeMode = 'light' | 'dark' | 'system';

/** Theme overrides. Each becomes one CSS custom property; absent ones keep the default. */
export interface ThemeVariables {
  /** Any CSS colour. Its lightness is adjusted where text would be hard to read. */
  readonly accent?: string;
  readonly background?: string;
  /** A colour mixed into all neutrals. */
  readonly colorMix?: string;
  /** 0 to 100. */
  readonly colorMixStrength?: number;
  readonly fontFamily?: string;
  /** Base size as a CSS length. */
  readonly fontSize?: string;
  /** Base radius as a CSS length. */
  readonly borderRadius?: string;
  /** The modal's `z-index`. Default 999. */
  readonly zIndex?: number;
}
