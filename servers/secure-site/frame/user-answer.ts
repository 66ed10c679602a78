/** The user data that a page receives after a login. */
import { isEmail } from '../../../domain/login/email.js';
import type { SiteNetwork } from '../site-settings.js';
import type { CurrentNetworks } from './current-networks.js';
import type { AccountType, Present } from './present.js';

export interface UserParts {
  readonly where: CurrentNetworks;
  readonly isSmart: (network: SiteNetwork, address: string) => Promise<boolean>;
  readonly accountType: () => AccountType;
}

/** The time limit for a network's answer whether an account is a smart account. */
const TIMEOUT_MS = 3_000;

export function userAnswer({ where, isSmart, accountType }: UserParts) {
  /** An unreachable network does not prevent the login. */
  const deployed = async (address: string) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
    });
    const asked = isSmart(where.network, address).catch(() => undefined);
    const smartAccountDeployed = await Promise.race([asked, patience]);
    clearTimeout(timer);
    return smartAccountDeployed === undefined ? {} : { smartAccountDeployed };
  };
  const ofSolana = (address: string) => ({
    address,
    accounts: [{ address, type: 'eoa' as const }],
    preferredAccountType: 'eoa' as const,
  });
  const ofEvm = async (address: string) => ({
    address,
    ...(await deployed(address)),
    // The code of a smart account is put at the account's own address (EIP-7702).
    accounts: [
      { address, type: 'eoa' as const },
      { address, type: 'smartAccount' as const },
    ],
    preferredAccountType: accountType(),
  });
  return async ({ signer, solana, email }: Present) => {
    // Before anything is waited for: somebody else may ask about another network meanwhile.
    const { chainId } = where;
    const of = where.onSolana && solana ? ofSolana(solana.address) : ofEvm(signer.address);
    return { ...(await of), chainId, ...(email !== undefined && isEmail(email) && { email }) };
  };
}
