/** A permission in a sentence, and its risk. */
import { networkOf } from '../../../application/connect/selectors.js';
import type { State } from '../../../application/engine/state.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import { formatAmount } from '../../../domain/money/amount.js';
import { readPermission } from '../../../domain/request/describe-permission.js';
import type { Token } from '../../../domain/token/token.js';
import { dayOf } from './shown-sessions.js';
import type { enSmartSessions, SessionUnit } from './text.en.js';

export interface PermissionWords {
  readonly title: string;
  readonly note?: string | undefined;
  /** Set if the visitor could lose everything through it. */
  readonly danger?: string | undefined;
}

type Words = typeof enSmartSessions;

/** `now`: in milliseconds since 1970. */
export function permissionWords(
  permission: unknown,
  state: State,
  text: Words,
  now: number,
  format: Formatter,
): PermissionWords {
  const read = readPermission(permission);
  if (read.kind === 'unknown') return { title: text.unknown, ...(read.type !== '' && { note: read.type }) };
  if (read.kind === 'calls') {
    const names = read.functions.map((name) => name || text.unnamed).join(', ');
    return {
      title: text.call(format.address(read.contract)),
      ...(names !== '' && { note: read.more === 0 ? names : text.functions(read.more, names) }),
      ...(read.anything && { danger: text.anything(format.address(read.contract)) }),
    };
  }
  const { amount, boundless, period, start, token: contract } = read;
  const token = contract === undefined ? networkOf(state)?.nativeCurrency : tokenAt(contract, state);
  const cut = contract && format.address(contract);
  // Any token can have any symbol, so the address is shown, too.
  const note = [cut && text.theToken(cut), start !== undefined && start > now / 1000 && text.from(dayOf(start, format))]
    .filter(Boolean)
    .join(' · ');
  const symbol = token?.symbol ?? cut ?? '';
  if (boundless) return { title: text.spendAll(symbol), note, danger: text.unlimited(symbol) };
  const sum = token
    ? format.exact(formatAmount(amount, token.decimals), token.symbol)
    : text.units(format.exact(amount), cut ?? '');
  const [count, unit] = everyOf(period);
  return { title: text.spend[unit](count, sum), note };
}

/** The tokens that the dapp lists or the account holds: the decimals of others are unknown. */
function tokenAt(contract: string, state: State): Token | undefined {
  const network = networkOf(state);
  const listed = (network && state.config.tokens[network.caipNetworkId]) ?? [];
  const held = Object.values(state.account.holdings).flatMap(
    (entry) => entry?.holdings.map(({ token }) => token) ?? [],
  );
  return [...listed, ...held].find(
    ({ address, networkId }) =>
      networkId === network?.caipNetworkId && address?.toLowerCase() === contract.toLowerCase(),
  );
}

const LENGTHS: readonly (readonly [SessionUnit, number])[] = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

function everyOf(period: number): readonly [count: number, unit: SessionUnit] {
  const [unit, length] = LENGTHS.find(([, seconds]) => period % seconds === 0) ?? ['second', 1];
  return [period / length, unit as SessionUnit];
}
