/** What completes the configuration once the core is there: a page that only shows a button does without. */
import type { Config } from '../application/config.js';
import { DEFAULT_ACCOUNT_TYPES } from '../domain/account.js';
import type { CheckedOptions } from '../domain/options.js';

export function checkedConfig(front: Config, checked: CheckedOptions): Config {
  const { projectId, networks, defaultNetwork, features, tokens } = checked;
  const services = checked.services as Config['services'];
  const defaultAccountTypes = { ...DEFAULT_ACCOUNT_TYPES, ...front.defaultAccountTypes };
  return { ...front, services, projectId, networks, defaultNetwork, features, tokens, defaultAccountTypes };
}
