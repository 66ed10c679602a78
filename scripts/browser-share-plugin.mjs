/** For cucumber's `--plugin`: leaves out the scenarios that are not in the browser with the seed of its options. */
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
