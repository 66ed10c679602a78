/** Light, dark, or as the visitor's system is set. */
export type ThemeMode = 'light' | 'dark' | 'system';

/** Theme overrides (S2.11). Each becomes one custom property; absent ones keep our default. */
export interface ThemeVariables {
  /** Any CSS colour; lightness is kept readable. */
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
  /** Stacking order of the modal; 999 when absent. */
  readonly zIndex?: number;
}
