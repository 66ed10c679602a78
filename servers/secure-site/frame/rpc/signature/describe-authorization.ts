/** Signatures that move a token (ERC-3009): receiver, amount, expiry, and who can execute it. */
import { getAddress, type Hex, isAddress } from 'viem';
import type { TypedData } from '../../../../../domain/request/typed-data.js';
import type { SiteNetwork } from '../../../site-settings.js';
import { lostAt } from '../../approval/lost-at.js';
import { frameAmount, frameText, reviewText } from '../../frame-text.js';
import { tokenOnChain } from '../contract-call/token-on-chain.js';
import { mustBeOwn } from '../own-account.js';
import { isPast, momentOf, numberIn, type PermitWords } from './describe-permit.js';

/** Later times count as unlimited. */
const LATEST = 253_402_300_799n;
/** With another shape it is an unknown type with that name. */
const TRANSFER = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce';
const CANCEL = 'address authorizer,bytes32 nonce';
const WHO: Readonly<Record<string, 'anyone' | 'recipient'>> = {
  TransferWithAuthorization: 'anyone',
  ReceiveWithAuthorization: 'recipient',
};

/** Undefined if it is none, or cannot be described reliably. Throws if it is for another account than `from`. */
export async function describeAuthorization(
  { types, primaryType, domain, message }: TypedData,
  network: SiteNetwork,
  from: Hex,
): Promise<PermitWords | undefined> {
  const shape = types[primaryType]?.map(({ name, type }) => `${type} ${name}`).join();
  if (primaryType === 'CancelAuthorization') {
    if (shape !== CANCEL) return undefined;
    mustBeOwn(from, message.authorizer);
    const { titles, labels } = reviewText().signed;
    return { title: titles.cancel, facts: [[labels.authorization, String(message.nonce)]], warnings: [] };
  }
  const who = Object.hasOwn(WHO, primaryType) ? WHO[primaryType] : undefined;
  if (who === undefined || shape !== TRANSFER) return undefined;
  mustBeOwn(from, message.from);
  const [amount, start, end] = [message.value, message.validAfter, message.validBefore].map(numberIn);
  const contract = String(domain.verifyingContract);
  if (amount === undefined || start === undefined || end === undefined) return undefined;
  if (!isAddress(contract, { strict: false }) || !isAddress(String(message.to), { strict: false })) return undefined;
  const token = await tokenOnChain(network, contract);
  if (!token) return undefined;
  const lost = lostAt({ namespace: 'eip155', receiver: String(message.to), from, token: contract });
  const { evm, signatures } = frameText();
  return {
    title: evm.send(frameAmount(amount, token.decimals, token.symbol)),
    facts: [
      [evm.to, getAddress(String(message.to))],
      [signatures.execute, timesOf(start, end)],
    ],
    ...lost,
    warnings: [...lost.warnings, reviewText().signed.dangers[who]],
  };
}

function timesOf(start: bigint, end: bigint): string {
  const said = frameText().signatures.times;
  if (isPast(end)) return said.over(momentOf(end));
  if (start > LATEST) return said.never;
  if (isPast(start)) return end > LATEST ? said.always : said.until(momentOf(end));
  return end > LATEST ? said.from(momentOf(start)) : said.between(momentOf(start), momentOf(end));
}
