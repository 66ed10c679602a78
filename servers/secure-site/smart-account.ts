/** Simple7702Account of ERC-4337's own authors, v0.8, at its address on public networks. */
import type { Hex } from 'viem';

export const SMART_ACCOUNT: Hex = '0xe6Cae83BdE06E4c305530e199D7217f42808555B';
