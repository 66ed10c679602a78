/** Describes a request with the descriptor that applies to it. */
import type { ClearNames, ClearQuestion } from '../../../application/ports/clear-signing.js';
import type { ClearAnswer, ClearWords } from '../../../domain/request/clear-words.js';
import type { TypedData } from '../../../domain/request/typed-data.js';
import { inertText } from '../../../domain/text/inert-text.js';
import { numberOf, textOf } from '../../../domain/text/text-of.js';
import type { Book } from '../descriptor/book.js';
import { mustBeDeployed, mustBeDomain } from '../descriptor/context.js';
import { addressIn, isBytes } from '../descriptor/hex.js';
import { isNode, listIn, type Node, nodeIn, textIn } from '../descriptor/own.js';
import { Refusal, refuse } from '../descriptor/refusal.js';
import { decodeCall } from './decode-call.js';
import { callFormat, typedFormat } from './formats-of.js';
import { isMisleading } from './misleading.js';
import { restOf } from './rest.js';
import { rowsOf } from './rows.js';
import type { Quota, Scope } from './scope.js';
import { sentenceOf } from './sentence.js';
import { typedValues } from './typed-values.js';
import { struct, type Value } from './value.js';

type Call = Extract<ClearQuestion, { kind: 'call' }>;

const MOST_ROWS = 200;
const MOST_CALLS = 30;
const DEEPEST = 4;

export async function describe(question: ClearQuestion, names: ClearNames, book: Book): Promise<ClearAnswer> {
  const quota: Quota = { rows: MOST_ROWS, calls: MOST_CALLS };
  try {
    const words =
      question.kind === 'call'
        ? await describeCall(question, names, book, quota, 0)
        : await describeTyped(question, names, book, quota);
    return isMisleading(question, words) ? { ok: false, refusal: 'misleading' } : { ok: true, words };
  } catch (error) {
    return { ok: false, refusal: error instanceof Refusal ? error.reason : 'malformed' };
  }
}

async function describeCall(
  call: Call,
  names: ClearNames,
  book: Book,
  quota: Quota,
  depth: number,
): Promise<ClearWords> {
  const { chainId, to, from, value, data } = call;
  if (depth > DEEPEST) refuse('too-deep');
  if (quota.calls <= 0) refuse('too-long');
  quota.calls -= 1;
  if (!addressIn(to) || !isBytes(data) || data.length < 10) refuse('no-descriptor');
  return await firstOf(await book.calls(chainId, to.toLowerCase()), async (descriptor) => {
    mustBeDeployed(descriptor, 'contract', chainId, to);
    const { format, inputs } = callFormat(descriptor, data.slice(0, 10).toLowerCase());
    const { root, extraBytes } = decodeCall(inputs, data);
    const container = containerOf(chainId, to, from, value);
    const words = await wordsOf(descriptor, format, { chainId, root, container, names, book, quota, depth });
    return extraBytes > 0 ? { ...words, extraBytes } : words;
  });
}

async function describeTyped(
  { data, from }: { readonly data: TypedData; readonly from: string },
  names: ClearNames,
  book: Book,
  quota: Quota,
): Promise<ClearWords> {
  const { domain } = data;
  const [chainId, address] = [numberOf(domain.chainId), textOf(domain.verifyingContract)];
  if (!Number.isSafeInteger(chainId) || !addressIn(address)) refuse('no-descriptor');
  return await firstOf(await book.typed(chainId, address.toLowerCase(), data), async (descriptor) => {
    mustBeDeployed(descriptor, 'eip712', chainId, address);
    mustBeDomain(descriptor, data);
    const format = typedFormat(descriptor, data);
    const container = containerOf(chainId, address, from, 0n);
    return await wordsOf(descriptor, format, {
      chainId,
      root: typedValues(data),
      container,
      names,
      book,
      quota,
      depth: 0,
    });
  });
}

interface Ground extends Pick<Scope, 'chainId' | 'root' | 'container' | 'names' | 'quota'> {
  readonly book: Book;
  readonly depth: number;
}

async function wordsOf(descriptor: Node, format: Node, ground: Ground): Promise<ClearWords> {
  const { root, names, book, quota, depth } = ground;
  const scope: Scope = {
    ...ground,
    descriptor,
    here: root,
    seen: new Set(),
    inner: async (call) => {
      try {
        const words = await describeCall(call, names, book, quota, depth + 1);
        return isMisleading(call, words) ? undefined : words;
      } catch (error) {
        if (error instanceof Refusal && error.reason !== 'too-long') return undefined;
        throw error;
      }
    },
  };
  const { rows, values } = await rowsOf(listIn(format, 'fields'), scope, listIn(format, 'excluded'));
  const template = textIn(format, 'interpolatedIntent');
  const sentence = template === undefined ? undefined : sentenceOf(template, values);
  const owner = textIn(nodeIn(descriptor, 'metadata'), 'owner');
  return {
    intent: intentOf(format.intent),
    ...(sentence && { sentence }),
    ...(owner !== undefined && { owner: inertText(owner, 60) }),
    rows,
    rest: restOf(root, scope.seen),
  };
}

/** One or several texts, each with its label. */
function intentOf(intent: unknown): string {
  const text = isNode(intent)
    ? Object.entries(intent)
        .map(([label, each]) => `${label}: ${textOf(each)}`)
        .join(', ')
    : textOf(intent);
  return inertText(text, 80) || refuse('malformed');
}

/** The first descriptor with a format for it; else why the last one has none. */
async function firstOf<T>(descriptors: readonly Node[], read: (descriptor: Node) => Promise<T>): Promise<T> {
  let last = new Refusal('no-descriptor');
  for (const descriptor of descriptors) {
    try {
      return await read(descriptor);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      last = error;
      if (error.reason !== 'no-format' && error.reason !== 'other-domain') throw error;
    }
  }
  throw last;
}

function containerOf(chainId: number, to: string, from: string | undefined, value: bigint): Value {
  const address = (text: string): Value => ({ kind: 'address', value: addressIn(text) ?? refuse('malformed') });
  return struct([
    ['to', address(to)],
    ['value', { kind: 'uint', value }],
    ['chainId', { kind: 'uint', value: BigInt(chainId) }],
    ...(from !== undefined && addressIn(from) ? [['from', address(from)] as const] : []),
  ]);
}
