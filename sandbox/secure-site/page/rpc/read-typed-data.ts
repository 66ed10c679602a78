/** Typed data as it is handed over: JSON text, as the standard has it, or the object that many pages send. */
import { invalid } from '../coded-error.js';

export interface TypedData {
  readonly domain: Readonly<Record<string, unknown>>;
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>;
  readonly primaryType: string;
  readonly message: Readonly<Record<string, unknown>>;
}

/** Longer than this nobody reads. */
const LONGEST = 100_000;

/** Throws plain words when it is none. */
export function readTypedData(payload: unknown): TypedData {
  let data = payload;
  try {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    if (text.length > LONGEST) throw new Error('Too long');
    data = JSON.parse(text);
  } catch {
    throw invalid('What is to be signed cannot be read');
  }
  if (!isTypedData(data)) throw invalid('What is to be signed cannot be read');
  return data;
}

function isTypedData(value: unknown): value is TypedData {
  if (!isRecord(value)) return false;
  const { domain, types, primaryType, message } = value;
  return (
    isRecord(domain) &&
    isRecord(message) &&
    typeof primaryType === 'string' &&
    isRecord(types) &&
    Object.hasOwn(types, primaryType) &&
    Object.values(types).every((fields) => Array.isArray(fields) && fields.every(isField))
  );
}

function isField(value: unknown): boolean {
  return isRecord(value) && typeof value.name === 'string' && typeof value.type === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
