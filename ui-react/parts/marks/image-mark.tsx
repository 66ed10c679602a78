import { useState } from 'react';

export interface ImageMarkProps {
  /** A `data:image/` URL, or an address the host vouches for. */
  readonly src: string | undefined;
  /** The name of what is shown; its initial replaces a missing image. The name is also shown beside the image. */
  readonly name: string;
  readonly className: string;
}

/**
 * A picture from outside, shown only inside an `<img>`: there it can neither run nor load anything.
 * Absent or broken, the first letter on a tint takes its place.
 */
export function ImageMark({ src, name, className }: ImageMarkProps) {
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) {
    return (
      // Drawn, not written: it is no part of the words beside it.
      <span
        className={`${className} ph-letter ph-letter-${tintOf(name)}`}
        data-letter={initialOf(name)}
        aria-hidden="true"
      />
    );
  }
  return (
    <img
      className={className}
      src={src}
      alt={''}
      referrerPolicy="no-referrer"
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  );
}

const TINTS = 6;

/** The same name always gets the same tint. */
export function tintOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % TINTS;
}

/** The first letter or figure, in capitals; a dot for a name that has none. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase() ?? '·';
}
