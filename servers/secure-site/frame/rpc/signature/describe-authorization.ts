/** Signatures that move a token by themselves (ERC-3009): who gets how much, until when, and who can carry it out. */
import { getAddress, type Hex, isAddress } from 'viem';
import { groupedAmount } from '../../../../../domain/money/grouped-amount.js';
import type { TypedData } from '../../../../../domain/request/typed-data.js';
import type { SiteNetwork } from '../../../site-settings.js';
import { lostAt } from '../../approval/lost-at.js';
import { tokenOnChain } from '../contract-call/token-on-chain.js';
import { mustBeOwn } from '../own-account.js';
import { isPast, momentOf, numberIn, type PermitWords } from './describe-permit.js';

/** Beyond it, a time is for ever. */
const LATEST = 253_402_300_799n;
/** Of another shape it is something else that is called so. */
const TRANSFER = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce';
const CANCEL = 'address authorizer,bytes32 nonce';
const WARNINGS: Readonly<Record<string, string>> = {
  TransferWithAuthorization: 'Anyone holding this signature can execute this transfer without asking you again.',
  ReceiveWithAuthorization: 'The recipient can execute this transfer with this signature without asking you again.',
};

/** Undefined for what is none, or cannot be told for certain. Throws when it is for another account than `from`. */
export async function describeAuthorization(
  { types, primaryType, domain, message }: TypedData,
  network: SiteNetwork,
  from: Hex,
): Promise<PermitWords | undefined> {
  const shape = types[primaryType]?.map(({ name, type }) => `${type} ${name}`).join();
  if (primaryType === 'CancelAuthorization') {
    if (shape !== CANCEL) return undefined;
    mustBeOwn(from, message.authorizer);
    const facts = [['Authorization', String(message.nonce)] as const];
    return { title: 'Cancel a transfer you authorized', facts, warnings: [] };
  }
  const warning = Object.hasOwn(WARNINGS, primaryType) ? WARNINGS[primaryType] : undefined;
  if (warning === undefined || shape !== TRANSFER) return undefined;
  mustBeOwn(from, message.from);
  const [amount, start, end] = [message.value, message.validAfter, message.validBefore].map(numberIn);
  const contract = String(domain.verifyingContract);
  if (amount === undefined || start === undefined || end === undefined) return undefined;
  if (!isAddress(contract, { strict: false }) || !isAddress(String(message.to), { strict: false })) return undefined;
  const token = await tokenOnChain(network, contract);
  if (!token) return undefined;
  const lost = lostAt({ namespace: 'eip155', receiver: String(message.to), from, token: contract });
  return {
    title: `Send ${groupedAmount(amount, token.decimals)} ${token.symbol}`,
    facts: [
      ['To', getAddress(String(message.to))],
      ['Can be executed', timesOf(start, end)],
    ],
    ...lost,
    warnings: [...lost.warnings, warning],
  };
}

function timesOf(start: bigint, end: bigint): string {
  if (isPast(end)) return `No longer: expired ${momentOf(end)}`;
  const until = end > LATEST ? 'at any time' : `until ${momentOf(end)}`;
  if (start > LATEST) return 'Never';
  return isPast(start) ? until.replace(/^./, (letter) => letter.toUpperCase()) : `From ${momentOf(start)}, ${until}`;
}
