/** The wallet answers, assembled from the site's state. */
import type { SendMail } from '../../mail/smtp-sender.js';
import type { Stores } from '../../stores/stores.js';
import { flowKinds } from '../flows/flow-kind.js';
import { mailLimit } from '../limits/mail-limit.js';
import { passkeys } from './passkeys.js';
import { proof } from './proof.js';
import type { VaultParts } from './vault-answers.js';

export interface VaultFixture {
  readonly stores: Stores;
  readonly send: SendMail;
  /** The site's own origin, once known. */
  readonly origin: () => string;
  readonly now: () => number;
}

export function vaultParts({ stores, send, origin, now }: VaultFixture): VaultParts {
  const { accounts, limits } = stores;
  const flows = flowKinds(stores.flows, stores.sealer);
  return {
    vaults: accounts,
    passkeys: passkeys({ book: accounts, flows, limits, origin, now }),
    proof: proof({ flows, limits, send, allowMail: mailLimit(limits), now }),
  };
}
