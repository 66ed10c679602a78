/** Describes orders, transactions of other accounts and sign-in in typed data, as facts and warnings. */
import { type Hex, isAddress } from 'viem';
import type { TypedData } from '../../../../../domain/request/typed-data.js';
import { describeSigned } from '../../../../../domain/signing/describe-signed.js';
import { describeItemPermit } from '../../../../../domain/signing/item-permits.js';
import { isDust } from '../../../../../domain/signing/signed-rows.js';
import {
  type Asked,
  SEVERE_DANGERS,
  type SignedDanger,
  type SignedRow,
} from '../../../../../domain/signing/signed-words.js';
import { inertText } from '../../../../../domain/text/inert-text.js';
import { signedLines } from '../../../../../ui-react/views/approve/signed/signed-lines.js';
import type { SiteNetwork } from '../../../site-settings.js';
import { CodedError } from '../../coded-error.js';
import { frameFormat, frameText, reviewText } from '../../frame-text.js';
import { type TokenOnChain, tokenOnChain } from '../contract-call/token-on-chain.js';

export interface SignedDataWords {
  /** Undefined for data of an unknown kind. */
  readonly title: string | undefined;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly warnings: readonly string[];
  /** Those that are not described with permits and authorizations. */
  readonly beside: readonly string[];
  readonly danger: boolean;
  readonly dangers: readonly SignedDanger[];
  readonly isOrder: boolean;
  /** Its bytes are a described call. */
  readonly readable: boolean;
  /** Why it cannot be read. */
  readonly blind: string | undefined;
}

const BESIDE: readonly SignedDanger[] = ['unknown-contract', 'unreadable-witness', 'unchecked'];
const BLIND: readonly SignedDanger[] = ['delegate-call', 'unreadable-call'];

/** Undefined for unknown standards. Throws if it is for another account than the signer's. */
export async function signedWords(
  data: TypedData,
  network: SiteNetwork,
  asked: Asked,
): Promise<SignedDataWords | undefined> {
  const words = describeItemPermit(data) ?? describeSigned(data, asked);
  if (!words) return undefined;
  const { title, known, rows } = words;
  if (words.dangers.includes('other-account')) throw new CodedError(4100, frameText().problems.otherAccount);
  const text = reviewText().signed;
  const tokens = await tokensOf(rows, network);
  const lines = signedLines(rows, text, {
    token: (address) => tokens.get(address.toLowerCase()),
    native: network,
    format: frameFormat(),
    now: Date.now(),
  });
  const dangers = withReturn(words.dangers, rows, tokens);
  const unnamed = title === 'allow' ? unnamedRisks(rows, tokens) : [];
  const blind = dangers.find((each) => BLIND.includes(each));
  return {
    title: title === 'other' ? undefined : text.titles[title],
    facts: [
      ...lines.map(
        ({ label, value, address }) =>
          [label, [value === undefined ? [] : inertText(value, 200), address ?? []].flat().join(' ')] as const,
      ),
      ...(known === undefined ? [] : [[frameText().signatures.orderOf, known] as const]),
    ],
    warnings: [...dangers.map((each) => text.dangers[each]), ...unnamed],
    beside: dangers.filter((each) => BESIDE.includes(each)).map((each) => text.dangers[each]),
    danger: unnamed.length > 0 || dangers.some((each) => SEVERE_DANGERS.includes(each)),
    dangers,
    isOrder: title === 'trade',
    readable: blind === undefined && (title === 'safe' || title === 'forward'),
    blind: blind && text.dangers[blind],
  };
}

/** The network knows the decimals, by which an amount may be next to nothing. */
function withReturn(
  dangers: readonly SignedDanger[],
  rows: readonly SignedRow[],
  tokens: ReadonlyMap<string, TokenOnChain>,
): readonly SignedDanger[] {
  const decimalsOf = ({ value }: SignedRow) =>
    value.kind === 'amount' ? tokens.get(value.token?.toLowerCase() ?? '')?.decimals : undefined;
  const gets = rows.filter(({ label }) => label === 'get' || label === 'get-least');
  const isPoor = gets.length > 0 && gets.every((row) => isDust(row, decimalsOf(row)));
  if (!isPoor || dangers.includes('nothing-back') || dangers.includes('next-to-nothing')) return dangers;
  return ['next-to-nothing', ...dangers];
}

/** What a spender can take of tokens that cannot be read: in units, because the decimals are unknown. */
function unnamedRisks(rows: readonly SignedRow[], tokens: ReadonlyMap<string, TokenOnChain>): readonly string[] {
  return rows.flatMap(({ value }) => {
    if (value.kind !== 'amount' || value.amount === 0n || value.all) return [];
    if (value.token === undefined || tokens.has(value.token.toLowerCase())) return [];
    return frameText().evm.allowance.someRisk(reviewText().signed.units(String(value.amount)));
  });
}

async function tokensOf(rows: readonly SignedRow[], network: SiteNetwork): Promise<ReadonlyMap<string, TokenOnChain>> {
  const addresses = rows.flatMap(({ value }) =>
    value.kind === 'amount' && value.token ? value.token.toLowerCase() : [],
  );
  const found = await Promise.all(
    [...new Set(addresses)]
      .filter(isHexAddress)
      .map(async (each) => [each, await tokenOnChain(network, each)] as const),
  );
  return new Map(found.flatMap(([address, token]) => (token ? [[address, token] as const] : [])));
}

function isHexAddress(text: string): text is Hex {
  return isAddress(text, { strict: false });
}
