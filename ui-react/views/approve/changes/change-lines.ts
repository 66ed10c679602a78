/** A simulation line by line: outgoing and incoming assets, and what others may take. */
import { sameAddress } from '../../../../domain/address/address.js';
import { enFormatter } from '../../../../domain/format/english.js';
import type { Formatter } from '../../../../domain/format/formatter.js';
import { fiatValue, formatAmount } from '../../../../domain/money/amount.js';
import { namespaceOf } from '../../../../domain/network/caip.js';
import type { Network } from '../../../../domain/network/network.js';
import { isLimitless } from '../../../../domain/request/is-limitless.js';
import type {
  AllowanceChange,
  AssetChange,
  ClaimedToken,
  Simulation,
} from '../../../../domain/simulation/simulation.js';
import { numberOf } from '../../../../domain/text/text-of.js';
import type { Holding, Token } from '../../../../domain/token/token.js';
import type { enChanges } from './changes.en.js';

type Words = typeof enChanges;

export interface ChangeLine {
  readonly key: string;
  readonly token: Token;
  readonly label: string;
  /** With its sign and unit, exact. */
  readonly amount: string;
  /** In dollars; absent without a price. */
  readonly worth?: string;
  readonly tone: 'neutral' | 'positive' | 'danger';
  /** Who may take it. */
  readonly spender?: string;
  /** The token that it imitates. */
  readonly imitates?: string;
}

export interface KnownTokens {
  readonly network: Pick<Network, 'caipNetworkId' | 'nativeCurrency'>;
  /** The site's tokens. */
  readonly vouched: readonly Token[];
  /** The account's balances. */
  readonly holdings: readonly Holding[];
}

type Changed = Extract<Simulation, { readonly outcome: 'changes' }>;

/** Amounts on Solana are 64-bit. */
const LARGEST_OF_64_BITS = (1n << 64n) - 1n;
/** Longer ids are cut. */
const MOST_DIGITS = 12;

export function changeLines(
  { assets, allowances }: Changed,
  known: KnownTokens,
  text: Words,
  format: Formatter = enFormatter,
): readonly ChangeLine[] {
  return [
    ...assets.map((change) => assetLine(change, known, text, format)),
    ...allowances.map((change) => rightLine(change, known, text, format)),
  ];
}

function assetLine(change: AssetChange, known: KnownTokens, text: Words, format: Formatter): ChangeLine {
  const { kind, amount, id, address } = change;
  const { token, price, vouched } = tokenOf(change, known, text);
  const size = amount < 0n ? -amount : amount;
  const worth = vouched ? fiatValue(size, token.decimals, price) : undefined;
  const imitates = imitatedBy(token, known);
  const label = amount < 0n ? text.outgoing : text.arrives;
  // The line could end after the dots: the word joiner prevents it.
  const short = format.address(address ?? '').replace('…', '…\u2060');
  return {
    key: [kind, address, id].join(),
    token,
    // An outgoing token belonged to the account, whatever its name.
    label: vouched || kind !== 'token' || amount < 0n ? label : `${label} · ${text.unknown(short)}`,
    amount: amountText(change, token, text, format),
    // A token that nobody vouches for has no known value.
    ...(worth !== undefined && { worth: format.dollars(worth) }),
    tone: amount < 0n ? 'neutral' : imitates ? 'danger' : 'positive',
    ...(imitates !== undefined && { imitates }),
  };
}

function amountText(
  { kind, amount, id }: AssetChange,
  { symbol, name, decimals }: Token,
  text: Words,
  format: Formatter,
): string {
  const size = amount < 0n ? -amount : amount;
  if (id === undefined) return breakable(format.exact(formatAmount(size, decimals), symbol, amount < 0n ? '-' : '+'));
  const item = text.item(name, idText(id));
  return (amount < 0n ? '−' : '+') + (kind === 'item' ? item : `${format.exact(size)} × ${item}`);
}

function rightLine(change: AllowanceChange, known: KnownTokens, text: Words, format: Formatter): ChangeLine {
  const { kind, address, spender, id, before, after, expires } = change;
  // For a whole account, there is no token.
  const { token } = tokenOf(kind === 'account' ? { kind } : change, known, text);
  const imitates = imitatedBy(token, known);
  const whole = kind === 'control' || kind === 'closing' || kind === 'account';
  const all = whole || kind === 'operator' || (kind !== 'item' && (isLimitless(after) || after === LARGEST_OF_64_BITS));
  const taken = after === 0n;
  return {
    key: [kind, address, spender, id].join(),
    token,
    label: taken
      ? text.mayNoLonger
      : whole
        ? text.handedOver[kind]
        : expires && expires <= FOR_EVER
          ? text.mayTakeUntil(format.moment(new Date(numberOf(expires) * 1000)))
          : text.mayTake,
    amount: rightText(change, token, all, text, format),
    tone: taken || after < before ? 'neutral' : all ? 'danger' : 'neutral',
    spender,
    ...(imitates !== undefined && { imitates }),
  };
}

function rightText(
  { kind, id, after }: AllowanceChange,
  token: Token,
  all: boolean,
  text: Words,
  format: Formatter,
): string {
  if (kind === 'item') return text.item(token.name, idText(id ?? 0n));
  if (kind === 'operator') return text.anyOf(token.name);
  if (kind === 'account') return text.wholeAccount;
  if (kind === 'control' || kind === 'closing') return text.tokenAccount(token.symbol);
  if (after === 0n) return token.symbol;
  return all
    ? text.all(token.symbol)
    : text.upTo(breakable(format.exact(formatAmount(after, token.decimals), token.symbol)));
}

/** Where the line is too short for both, the symbol goes to the next one, and is not broken itself. */
function breakable(amount: string): string {
  return amount.replace(/\u00a0(?=[^\u00a0]*$)/, ' ');
}

function idText(id: bigint): string {
  const digits = String(id);
  return digits.length > MOST_DIGITS ? `${digits.slice(0, 4)}…${digits.slice(-4)}` : digits;
}

/** No realistic date is later. */
const FOR_EVER = 253_402_300_799n;

interface Found {
  readonly token: Token;
  readonly price?: string | undefined;
  /** The network or the site names it. */
  readonly vouched: boolean;
}

/** The name from the network, the site, or the account's own list; else from the contract. */
function tokenOf(
  { kind, address, claims }: { readonly kind: string; readonly address?: string; readonly claims?: ClaimedToken },
  { network, vouched, holdings }: KnownTokens,
  text: Words,
): Found {
  const networkId = network.caipNetworkId;
  const is = (token: Token) =>
    token.networkId === networkId &&
    (address === undefined
      ? token.address === undefined
      : token.address !== undefined && sameAddress(namespaceOf(networkId), token.address, address));
  const held = holdings.find(({ token }) => is(token));
  const token = address === undefined ? { networkId, ...network.nativeCurrency } : vouched.find(is);
  const price = held?.price;
  if (token) return { token: held ? { ...held.token, ...token } : token, price, vouched: true };
  if (held) return { token: held.token, price, vouched: true };
  const unnamed = kind === 'item' || kind === 'items' || kind === 'operator' ? text.unnamedItem : text.unnamed;
  const claimed = { networkId, address: address ?? '', decimals: claims?.decimals ?? 0 };
  const symbol = claims?.symbol || unnamed;
  return { token: { ...claimed, name: claims?.name || symbol, symbol }, vouched: false };
}

/** The vouched token whose symbol this one claims. */
function imitatedBy(token: Token, { network, vouched }: KnownTokens): string | undefined {
  if (token.address === undefined) return undefined;
  const known = [{ address: undefined, ...network.nativeCurrency }, ...vouched];
  if (
    known.some(
      ({ address }) =>
        address !== undefined && sameAddress(namespaceOf(network.caipNetworkId), address, token.address ?? ''),
    )
  )
    return undefined;
  const names = [token.symbol, token.name].map(plain);
  return known.find(({ symbol, name }) => names.includes(plain(symbol)) || names.includes(plain(name)))?.symbol;
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
