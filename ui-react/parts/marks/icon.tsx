import { type Drawing, ICON_PATHS, type IconName } from './icon-paths.js';

export interface IconProps {
  readonly name: IconName | Drawing;
  /** 20 unless small: then 16 with a slightly stronger stroke. */
  readonly small?: boolean;
  readonly className?: string;
}

/** Icons that point along the text, and so are mirrored in right-to-left languages. */
const FLIPPED: readonly IconProps['name'][] = ['back', 'chevron-end', 'external'];

/** A decorative drawing beside text, hidden from assistive technology. */
export function Icon({ name, small, className }: IconProps) {
  const size = small ? ' ph-icon-s' : '';
  const { path, flip = FLIPPED.includes(name) } = typeof name === 'string' ? { path: ICON_PATHS[name] } : name;
  return (
    <svg
      className={`ph-icon${size}${flip ? ' ph-flip' : ''} ${className ?? ''}`}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
