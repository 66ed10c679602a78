/** A placeholder bar for text; widths 40, 64, 96, 136. `tall` for a figure. */
export function Skeleton({ width = 3, tall }: { readonly width?: 1 | 2 | 3 | 4; readonly tall?: boolean }) {
  return <span className={`ph-bone ph-w${width}${tall ? ' ph-bone-tall' : ''}`} aria-hidden="true" />;
}
