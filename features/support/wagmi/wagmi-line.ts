/** The two major versions of wagmi that the bridge supports. */
import * as line3 from '@wagmi/core';
import * as line2 from 'wagmi-core-2';

export type Wagmi = typeof line3;
// Their types only differ in parts that the bridge does not use.
const other: unknown = line2;

export const WAGMI_LINES: Readonly<Record<'2' | '3', Wagmi>> = { 2: other as Wagmi, 3: line3 };
