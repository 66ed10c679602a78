/** The features' names for the variables of a theme. */
import type { ThemeVariables } from '../../../domain/site/theme.js';

export const VARIABLES: Readonly<Record<string, keyof ThemeVariables>> = {
  accent: 'accent',
  background: 'background',
  'color mix': 'colorMix',
  'color mix strength': 'colorMixStrength',
  'font family': 'fontFamily',
  'font size': 'fontSize',
  'border radius': 'borderRadius',
  layer: 'zIndex',
};
