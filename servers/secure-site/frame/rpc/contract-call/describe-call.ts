/** Describes a call: outgoing assets, receivers, and allowances. Unreadable calls are reported as such. */
import { getAddress, type Hex } from 'viem';
import type { SiteNetwork } from '../../../site-settings.js';
import { lostAt } from '../../approval/lost-at.js';
import { frameAmount, frameLanguage, frameText } from '../../frame-text.js';
import { clearCallWords } from '../in-words/clear-call-words.js';
import type { Describe } from '../in-words/describer.js';
import { ALLOWANCE_WIDTH, expiryFact } from '../signature/describe-permit.js';
import { type AllowanceMeasure, allowanceWords } from './allowance-words.js';
import type { Call, CallWords } from './call-words.js';
import { type CollectionOnChain, collectionOnChain } from './collection-on-chain.js';
import { describeSwap } from './describe-swap.js';
import { type Items, type KnownCall, readCall } from './read-call.js';
import { standingAllowance, type TokenOnChain, tokenMeasure, tokenOnChain } from './token-on-chain.js';

/** The same address on every network. */
const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';
const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000';
/** More calls at once cannot be read by a person. */
const MOST_ITEMS = 20;

/** `from`: the calling account. `describe`: for calls that are unknown here. */
export async function describeCall(
  { to, value, data }: Call,
  network: SiteNetwork,
  from: Hex,
  describe?: Describe,
): Promise<CallWords> {
  const said = frameText().evm;
  const native = frameAmount(value, network.decimals, network.symbol);
  const sends = value > 0n ? [[said.sends, native] as const] : [];
  if (to === undefined) return { title: said.deploy, facts: sends, warnings: [], blind: said.unreadable };
  const address = getAddress(to);
  if (data === '0x')
    return {
      ...{ title: said.send(native), facts: [[said.to, address]] },
      ...lostAt({ namespace: 'eip155', receiver: address, from }),
    };
  const swap = await describeSwap({ to, value, data }, network, from);
  if (swap) return swap;
  const call = readCall(data);
  const known = call && (await wordsOf(call, to, network, from));
  if (!known) {
    const described = describe && (await clearCallWords({ to, value, data }, network, from, describe));
    if (described) return described;
    return {
      title: said.interaction,
      facts: [[said.contract, address], ...sends],
      warnings: [],
      blind: said.unreadable,
    };
  }
  const { words, of } = known;
  const facts = [...words.facts, [of === 'Permit2' ? of : said[of], address] as const, ...sends];
  if (value === 0n) return { ...words, facts };
  // Funds sent to the contract itself come before the call's description.
  const also = frameLanguage() === 'en' ? words.title.replace(/^./, (letter) => letter.toLowerCase()) : words.title;
  return {
    ...words,
    title: said.sendAnd(native, also),
    facts,
    warnings: [said.sendLost(native), ...words.warnings],
    danger: true,
    consents: [said.sendLostRisk(native), ...(words.consents ?? [])],
  };
}

interface Known {
  readonly words: CallWords;
  /** The contract's role. */
  readonly of: 'tokenContract' | 'collection' | 'Permit2';
}

async function wordsOf(call: KnownCall, to: Hex, network: SiteNetwork, from: Hex): Promise<Known | undefined> {
  if (call.kind === 'lend') {
    // Any contract may have such a method.
    const words = to.toLowerCase() === PERMIT2 ? await lendWords(call, network, from) : undefined;
    return words && { words, of: 'Permit2' };
  }
  // Tokens and collections share some methods, with an amount for one and an item for the other.
  const collection = await collectionOnChain(network, to);
  // The number may be an amount or the id of an item.
  if (collection === 'unclear') return undefined;
  if (collection) {
    const words = collectionWords(call, collection, from);
    return words && { words, of: 'collection' };
  }
  const token = await tokenOnChain(network, to);
  const measure = call.kind === 'approve' ? await tokenMeasure(network, to, from) : {};
  const adds = call.kind === 'approve' && call.by === 'more';
  const standing = adds ? await standingAllowance(network, to, from, call.who) : 0n;
  const words = token && tokenWords(call, to, token, { ...measure, standing }, from);
  return words && { words, of: 'tokenContract' };
}

function tokenWords(
  call: KnownCall,
  at: Hex,
  { symbol, decimals }: TokenOnChain,
  { standing, ...measure }: AllowanceMeasure & { readonly standing: bigint },
  own: Hex,
): CallWords | undefined {
  const said = frameText().evm;
  const lost = (receiver: Hex) => lostAt({ namespace: 'eip155', receiver, from: own, token: at });
  const amountOf = (units: bigint) => frameAmount(units, decimals, symbol);
  switch (call.kind) {
    case 'transfer':
      return { title: said.send(amountOf(call.amount)), facts: [[said.to, call.to]], ...lost(call.to) };
    case 'transferFrom': {
      const facts = [[said.outOf, call.from] as const, [said.to, call.to] as const];
      return { title: said.move(amountOf(call.amount)), facts, ...lost(call.to) };
    }
    case 'approve': {
      const facts = [[said.who, call.who] as const];
      const amount = amountOf(call.amount);
      if (call.by === 'less') return { title: said.allowance.lower(amount), facts, warnings: [] };
      const { who, amount: units } = call;
      const spendable = { ...measure, token: at.toLowerCase(), symbol, decimals, who, amount: units, standing };
      if (call.by === 'set' || units === 0n)
        return { ...allowanceWords(symbol, amount, units, measure), facts, spendable };
      // With what the spender could take before, it may be everything.
      const words = allowanceWords(symbol, amountOf(standing + units), standing + units, measure);
      const title = words.danger ? words.title : said.allowance.some(said.allowance.more(amount));
      return { ...words, title, facts, spendable };
    }
    case 'permit': {
      const facts = [[said.outOf, call.owner] as const, [said.who, call.who] as const];
      return { title: said.allowance.used(amountOf(call.amount)), facts, warnings: [] };
    }
    default:
      return undefined;
  }
}

async function lendWords(
  { token: at, who, amount, expiration }: Extract<KnownCall, { readonly kind: 'lend' }>,
  network: SiteNetwork,
  from: Hex,
): Promise<CallWords | undefined> {
  const address = at.toLowerCase() as Hex;
  const [token, measure] = await Promise.all([tokenOnChain(network, address), tokenMeasure(network, address, from)]);
  if (!token) return undefined;
  const words = frameAmount(amount, token.decimals, token.symbol);
  const said = frameText().evm;
  const facts = [
    [said.who, who] as const,
    [said.tokenContract, getAddress(at)] as const,
    expiryFact(BigInt(expiration)),
  ];
  const limits = { ...measure, width: ALLOWANCE_WIDTH };
  const spendable = { ...token, ...limits, token: address, who, amount, throughPermit2: true };
  return { ...allowanceWords(token.symbol, words, amount, limits), facts, spendable };
}

function collectionWords(call: KnownCall, { kind, symbol }: CollectionOnChain, own: Hex): CallWords | undefined {
  const { items, send, who: whom } = frameText().evm;
  const of = symbol ?? items.thisCollection;
  const single = (id: bigint) => (symbol === undefined ? items.one(`${id}`) : items.named(symbol, `${id}`));
  switch (call.kind) {
    case 'transferFrom':
      if (kind !== 'single') return undefined;
      return itemWords(send(single(call.amount)), call, own);
    case 'items': {
      const [first, ...rest] = call.items;
      if (!first || call.items.length > MOST_ITEMS || (kind === 'single') !== (first.amount === undefined))
        return undefined;
      if (kind === 'single') return itemWords(send(single(first.id)), call, own);
      const several = ({ id, amount = 0n }: Items) => items.several(`${amount}`, `${id}`);
      if (rest.length === 0) return itemWords(send(several(first)), call, own);
      const words = itemWords(items.kinds(call.items.length), call, own);
      return { ...words, facts: [...call.items.map((each) => [items.item, several(each)] as const), ...words.facts] };
    }
    case 'approve': {
      if (kind !== 'single' || call.by !== 'set') return undefined;
      const item = single(call.amount);
      if (call.who === ZERO_ADDRESS) return { title: items.revoke(item), facts: [], warnings: [] };
      return {
        title: items.approve(item),
        facts: [[whom, call.who]],
        warnings: [items.risk(item)],
      };
    }
    case 'operator': {
      const facts = [[whom, call.who] as const];
      if (!call.approved) return { title: items.revokeAll(of), facts, warnings: [] };
      return {
        title: items.approveAll(of),
        facts,
        warnings: [items.allRisk(of)],
        danger: true,
        consents: [items.allConsent(of)],
      };
    }
    default:
      return undefined;
  }
}

function itemWords(title: string, { from, to }: { readonly from: Hex; readonly to: Hex }, own: Hex): CallWords {
  const said = frameText().evm;
  return {
    title,
    facts: [
      [said.outOf, from],
      [said.to, to],
    ],
    ...lostAt({ namespace: 'eip155', receiver: to, from: own }),
  };
}
