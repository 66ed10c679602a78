/** A token's decimals from a service's text or number; `undefined` if out of range. */
export function readScale(value: string | number): number | undefined {
  const scale = /^\d{1,2}$/.test(String(value)) ? Number(value) : 78;
  return scale < 78 ? scale : undefined;
}
