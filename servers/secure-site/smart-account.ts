/** Simple7702Account v0.8 by the authors of ERC-4337, at its address on public networks. */
import type { Hex } from 'viem';

export const SMART_ACCOUNT: Hex = '0xe6Cae83BdE06E4c305530e199D7217f42808555B';
