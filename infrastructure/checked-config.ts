/** What only the checked options can say of the configuration. */
import type { Config } from '../application/config.js';
import type { CheckedOptions } from '../domain/options.js';

export function checkedConfig({ projectId, networks, defaultNetwork, features }: CheckedOptions): Partial<Config> {
  return { projectId, networks, defaultNetwork, features };
}
