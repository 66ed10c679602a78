import { useState } from 'react';

export interface ImageMarkProps {
  /** A `data:image/` URL, or an address the host vouches for. */
  readonly src: string | undefined;
  /** The name of what is shown; its initial replaces a missing image. The name is also shown beside the image. */
  readonly name: string;
  readonly className: string;
  /** Whether the image itself is shown later; its place is there. */
  readonly later?: boolean | undefined;
}

/**
 * An external image, used only inside an `<img>`, where it can neither run code nor load anything. If it is missing or broken, the first
 * letter on a tint replaces it.
 */
export function ImageMark({ src, name, className, later }: ImageMarkProps) {
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) {
    return (
      // Drawn, not text: it is not part of the text beside it.
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
      src={later ? undefined : src}
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

/** The first letter or digit, in capitals; a dot for a name without any. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase() ?? '·';
}
