/** SPDX identifiers of permissive licences: approved by the OSI, and requiring only a notice. */
const ONE = '(?:MIT|MIT-0|ISC|0BSD|Apache-2\\.0|BSD-[23]-Clause|Unlicense|BlueOak-1\\.0\\.0|Python-2\\.0|Zlib)';

/** One of them, or several of them joined: `(MIT OR Apache-2.0)`. */
export const PERMISSIVE = new RegExp(`^\\(?${ONE}(?: (?:OR|AND) ${ONE})*\\)?$`);
