/** The format for a request: the one of its selector or of its type, never another one. */

import type { TypedData } from '../../../domain/request/typed-data.js';
import { isNode, listIn, type Node, nodeIn, textIn } from '../descriptor/own.js';
import { refuse } from '../descriptor/refusal.js';
import { type Argument, readSignature, type Signature, signatureOf } from './signature.js';
import { encodedType } from './typed-values.js';

export interface CallFormat {
  readonly format: Node;
  readonly inputs: readonly Argument[];
}

/** Throws a `Refusal`. */
export function callFormat(descriptor: Node, selector: string): CallFormat {
  const functions = functionsIn(listIn(nodeIn(nodeIn(descriptor, 'context'), 'contract'), 'abi'));
  const hits = Object.entries(nodeIn(nodeIn(descriptor, 'display'), 'formats')).flatMap(([key, format]) => {
    const known = functions.find((each) => each.selector === key.toLowerCase());
    const read = known ?? readSignature(key);
    if (read?.selector !== selector || !isNode(format)) return [];
    const isNamed = read.inputs.every(({ name }) => name !== '');
    // Version 1 has the names in the ABI only.
    const named = isNamed ? read : (functions.find((each) => each.selector === selector) ?? read);
    return [{ format, inputs: named.inputs }];
  });
  if (hits.length > 1) refuse('malformed');
  return hits[0] ?? refuse('no-format');
}

/** Throws a `Refusal`. */
export function typedFormat(descriptor: Node, data: TypedData): Node {
  const formats = nodeIn(nodeIn(descriptor, 'display'), 'formats');
  const type = encodedType(data);
  const hit = Object.entries(formats).find(
    ([key]) => key.replace(/,\s+/g, ',').replace(/\s*([()])\s*/g, '$1') === type,
  );
  if (hit && isNode(hit[1])) return hit[1];
  // The first version uses the type's name, with its types beside it.
  const schemas = listIn(nodeIn(nodeIn(descriptor, 'context'), 'eip712'), 'schemas');
  const known = schemas.some((each) => schemaType(each, data.primaryType) === type);
  const format = formats[data.primaryType];
  return known && Object.hasOwn(formats, data.primaryType) && isNode(format) ? format : refuse('no-format');
}

function schemaType(schema: unknown, primaryType: string): string | undefined {
  if (textIn(schema, 'primaryType') !== primaryType) return undefined;
  const types: [string, { name: string; type: string }[]][] = Object.entries(nodeIn(schema, 'types')).map(
    ([name, fields]) => [
      name,
      (Array.isArray(fields) ? fields : []).map((each) => ({
        name: textIn(each, 'name') ?? '',
        type: textIn(each, 'type') ?? '',
      })),
    ],
  );
  return encodedType({ types: Object.fromEntries(types), primaryType, domain: {}, message: {} });
}

function functionsIn(abi: readonly unknown[]): readonly Signature[] {
  return abi.slice(0, 2_000).flatMap((each) => {
    const inputs = textIn(each, 'type') === 'function' ? argumentsIn(listIn(each, 'inputs'), 0) : undefined;
    return inputs ? [signatureOf(textIn(each, 'name') ?? '', inputs)] : [];
  });
}

function argumentsIn(inputs: readonly unknown[], depth: number): readonly Argument[] | undefined {
  const all = inputs.map((each): Argument | undefined => {
    const [name = '', type = ''] = [textIn(each, 'name'), textIn(each, 'type')];
    if (!type.startsWith('tuple')) return readSignature(`f(${type})`)?.inputs.map((input) => ({ ...input, name }))[0];
    const components = depth < 8 ? argumentsIn(listIn(each, 'components'), depth + 1) : undefined;
    return components && /^tuple(\[\d*\])*$/.test(type) ? { name, type, components } : undefined;
  });
  return all.every((each) => each !== undefined) ? all : undefined;
}
