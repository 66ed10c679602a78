import { ICON_PATHS, type IconName } from './icon-paths.js';

export interface IconProps {
  readonly name: IconName | { readonly path: string };
  /** 20 unless small: then 16 with a slightly stronger stroke. */
  readonly small?: boolean;
  readonly className?: string;
}

/** Icons that point along the line of text and so turn round with it. */
const FLIPPED: readonly IconName[] = ['back', 'chevron-end'];

/** A drawing beside words; it says nothing by itself, so it is hidden from assistive technology. */
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
