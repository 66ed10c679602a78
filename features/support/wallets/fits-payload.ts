/** Compares an answer with a feature's expectation, field by field. Some texts, such as `any link`, match any value of their kind. */

const KINDS: Readonly<Record<string, RegExp>> = {
  'any text': /^.+$/s,
  'any address': /^0x[\da-fA-F]{40}$/,
  'any code': /^\d{6}$/,
  'any link': /^https?:\/\/\S+$/,
  'any signature': /^0x[\da-f]{130,}$/i,
  'any quantity': /^0x[\da-f]+$/,
};

/** No field may be missing, and there may be no other fields. */
export function fitsPayload(found: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'string') {
    const kind = KINDS[wanted];
    return kind ? typeof found === 'string' && kind.test(found) : found === wanted;
  }
  if (typeof wanted !== 'object' || wanted === null) return found === wanted;
  if (typeof found !== 'object' || found === null || Array.isArray(found) !== Array.isArray(wanted)) return false;
  const keys = Object.keys(wanted);
  return (
    Object.keys(found).length === keys.length &&
    keys.every((key) => fitsPayload(Reflect.get(found, key), Reflect.get(wanted, key)))
  );
}
