import { useEffect, useState } from 'react';
import { afterPaint } from '../../after-paint.js';

let painted = false;

/**
 * False until the page has painted the first screen with pictures. The browser makes a document of each SVG, which takes longer than all text
 * of a list, so the first pictures come in an idle moment after that.
 */
export function usePainted(): boolean {
  const [shown, show] = useState(painted);
  useEffect(
    () =>
      afterPaint(() => {
        painted = true;
        show(true);
      }),
    [],
  );
  return shown;
}
