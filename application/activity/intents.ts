/** The intents of an account's lists. */
import type { PagesName } from '../activity/state.js';

export type ActivityIntent = { readonly type: 'next-page'; readonly list: PagesName };
