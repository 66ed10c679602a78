/** Whether a value is valid for an elementary type of EIP-712, in a form that all readers interpret alike. */

const INTEGER =
  /^(u?)int(8|16|24|32|40|48|56|64|72|80|88|96|1(?:04|12|20|28|36|44|52|60|68|76|84|92)|2(?:00|08|16|24|32|40|48|56))?$/;
const BYTES = /^bytes([1-9]|[12]\d|3[0-2])$/;

export function isValueOf(type: string, value: unknown): boolean {
  if (type === 'string') return typeof value === 'string';
  if (type === 'bool') return typeof value === 'boolean';
  if (type === 'address') return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value);
  if (type === 'bytes') return typeof value === 'string' && /^0x(?:[\da-f]{2})*$/i.test(value);
  const size = BYTES.exec(type)?.[1];
  if (size !== undefined)
    return typeof value === 'string' && /^0x[\da-f]*$/i.test(value) && value.length === 2 + 2 * Number(size);
  const [whole, unsigned, bits = '256'] = INTEGER.exec(type) ?? [];
  if (whole === undefined) return false;
  const number = integer(value);
  if (number === undefined) return false;
  const top = 1n << BigInt(unsigned === 'u' ? bits : Number(bits) - 1);
  return number < top && number >= (unsigned === 'u' ? 0n : -top);
}

/** Numbers that JSON cannot represent exactly would be read differently. */
function integer(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  if (typeof value !== 'string' || value.length > 80) return undefined;
  if (/^0x[\da-f]+$/i.test(value) || /^\d+$/.test(value)) return BigInt(value);
  return /^-\d+$/.test(value) ? BigInt(value) : undefined;
}
