/** For cucumber's `--plugin`: skips the scenarios that the seed excludes from the browser. */
import { isInBrowser } from './browser-share.mjs';

export const type = 'plugin';
export const optionsKey = 'browserShare';

export function coordinator({ transform, options }) {
  transform('pickles:filter', (all) =>
    all.filter(({ pickle: { uri, name, tags } }) =>
      isInBrowser({ file: uri, name, tags: tags.map((tag) => tag.name) }, options.seed),
    ),
  );
}
