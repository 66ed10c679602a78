/** Keys of calls, such as `transfer(address to,uint256 value)`: named arguments and the selector. */
import { keccak256, stringToBytes } from 'viem';
import type { Hex } from '../descriptor/hex.js';
import { refuse } from '../descriptor/refusal.js';

export interface Argument {
  readonly name: string;
  /** As in an ABI: `tuple` for a struct. */
  readonly type: string;
  readonly components?: readonly Argument[];
}

export interface Signature {
  readonly selector: Hex;
  readonly inputs: readonly Argument[];
}

const ATOMIC =
  /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|[7-9]\d|1\d\d|2[0-4]\d|25[0-6]))$/;
/** Longest signature that is parsed. */
const LONGEST = 4_000;

/** Undefined for an invalid signature. */
export function readSignature(key: string): Signature | undefined {
  const [, name = '', list] = /^\s*([\w$]+)\s*\((.*)\)\s*$/s.exec(key.slice(0, LONGEST)) ?? [];
  const inputs = list === undefined ? undefined : readList(list);
  return inputs && signatureOf(name, inputs);
}

export function signatureOf(name: string, inputs: readonly Argument[]): Signature {
  return {
    selector: keccak256(stringToBytes(`${name}(${inputs.map(canonical).join(',')})`)).slice(0, 10) as Hex,
    inputs,
  };
}

function canonical({ type, components }: Argument): string {
  return components ? `(${components.map(canonical).join(',')})${type.slice('tuple'.length)}` : type;
}

function readList(text: string): readonly Argument[] | undefined {
  const parts = split(text);
  const all = parts.map(readOne);
  return all.every((each) => each !== undefined) ? all : undefined;
}

function readOne(text: string): Argument | undefined {
  const [, inner, arrays = '', tupleName = ''] = /^(?:tuple)?\((.*)\)((?:\[\d*\])*)\s*([\w$]*)$/s.exec(text) ?? [];
  if (inner !== undefined) {
    const components = readList(inner);
    return components && { name: tupleName, type: `tuple${arrays}`, components };
  }
  const [, type = '', lists = '', name = ''] =
    /^(\w+)((?:\[\d*\])*)(?:\s+(?:(?:calldata|memory|indexed|payable)\s+)?([\w$]*))?$/.exec(text) ?? [];
  const atom = type === 'uint' || type === 'int' ? `${type}256` : type;
  return ATOMIC.test(atom) ? { name, type: atom + lists } : undefined;
}

/** At commas outside of brackets. */
function split(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if ((sign === ',' && depth === 0) || sign === undefined) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
    if (depth < 0) refuse('malformed');
  }
  return parts.length === 1 && parts[0] === '' ? [] : parts;
}
