/** Whether a descriptor applies to this contract on this network, and to this message. */
import { encodeAbiParameters, keccak256, stringToBytes } from 'viem';
import type { TypedData } from '../../../domain/request/typed-data.js';
import { numberOf, textOf } from '../../../domain/text/text-of.js';
import { isNode, listIn, type Node, nodeIn, own, textIn } from './own.js';
import { refuse } from './refusal.js';

export interface Deployment {
  readonly chainId: number;
  /** In lower case. */
  readonly address: string;
}

export function deploymentsOf(descriptor: Node, kind: 'contract' | 'eip712'): readonly Deployment[] {
  return listIn(nodeIn(nodeIn(descriptor, 'context'), kind), 'deployments').flatMap((each) => {
    const [chainId, address] = [own(each, 'chainId'), textIn(each, 'address')];
    return typeof chainId === 'number' && address !== undefined ? [{ chainId, address: address.toLowerCase() }] : [];
  });
}

/** Throws a `Refusal`. */
export function mustBeDeployed(descriptor: Node, kind: 'contract' | 'eip712', chainId: number, address: string): void {
  const deployments = deploymentsOf(descriptor, kind);
  const isThere = deployments.some((each) => each.chainId === chainId && each.address === address.toLowerCase());
  if (!isThere)
    refuse(deployments.some((each) => each.address === address.toLowerCase()) ? 'other-network' : 'no-descriptor');
}

/** Throws a `Refusal` if the domain differs from the descriptor's. */
export function mustBeDomain(descriptor: Node, { domain, types }: TypedData): void {
  const eip712 = nodeIn(nodeIn(descriptor, 'context'), 'eip712');
  for (const [name, expected] of Object.entries(nodeIn(eip712, 'domain')))
    if (!isSame(name, own(domain, name), expected)) refuse('other-domain');
  const separator = textIn(eip712, 'domainSeparator');
  if (separator !== undefined && separator.toLowerCase() !== separatorOf(domain, types)) refuse('other-domain');
}

function isSame(name: string, given: unknown, expected: unknown): boolean {
  if (isNode(given) || isNode(expected)) return false;
  if (name === 'chainId') return numberOf(given) === numberOf(expected);
  if (name === 'verifyingContract') return textOf(given).toLowerCase() === textOf(expected).toLowerCase();
  return given === expected;
}

/** The domain hash (EIP-712), with at most five fields. */
function separatorOf(domain: TypedData['domain'], types: TypedData['types']): string {
  const fields = types.EIP712Domain ?? [];
  const hash = (text: string) => keccak256(stringToBytes(text));
  const type = hash(`EIP712Domain(${fields.map((each) => `${each.type} ${each.name}`).join(',')})`);
  const values = fields.map(({ type, name }) => (type === 'string' ? hash(textOf(domain[name])) : domain[name]));
  try {
    const words = fields.map(({ type }) => ({ type: type === 'string' ? 'bytes32' : type }));
    return keccak256(encodeAbiParameters([{ type: 'bytes32' }, ...words], [type, ...values] as never));
  } catch {
    return refuse('undecodable');
  }
}
