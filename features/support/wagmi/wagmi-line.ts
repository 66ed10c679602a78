/** The two lines of wagmi that the bridge is for. */
import * as line3 from '@wagmi/core';
import * as line2 from 'wagmi-core-2';

export type Wagmi = typeof line3;
// Their types differ where a bridge does not look.
const other: unknown = line2;

export const WAGMI_LINES: Readonly<Record<'2' | '3', Wagmi>> = { 2: other as Wagmi, 3: line3 };
