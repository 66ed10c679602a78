import * as nodeModule from 'node:module';
import { load, resolve } from './product-sources.mjs';

/** These hooks run before those of tsx, which are synchronous where Node has that kind (from 22.15 on). */
export function useProductSources() {
  if (nodeModule.registerHooks) nodeModule.registerHooks({ resolve, load });
  else nodeModule.register('./product-sources.mjs', import.meta.url);
}
