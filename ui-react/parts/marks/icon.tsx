import { ICON_PATHS, type IconName } from './icon-paths.js';

export interface IconProps {
  readonly name: IconName | { readonly path: string };
  /** 20 unless small: then 16 with a slightly stronger stroke. */
  readonly small?: boolean;
  readonly className?: string;
}

/** Icons that point along the text, and so are mirrored in right-to-left languages. */
const FLIPPED: readonly IconName[] = ['back', 'chevron-end'];

/** A decorative drawing beside text, hidden from assistive technology. */
export function Icon({ name, small, className }: IconProps) {
  const classes = [
    'ph-icon',
    small && 'ph-icon-s',
    typeof name === 'string' && FLIPPED.includes(name) && 'ph-flip',
    className,
  ];
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox="0 0 20 20" aria-hidden="true">
      <path d={typeof name === 'string' ? ICON_PATHS[name] : name.path} />
    </svg>
  );
}
