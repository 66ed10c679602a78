/** The limits of Porthole's page relative to the other two in the same run. */
import type { PageName } from './build-page.js';
import type { Condition } from './conditions.js';
import type { Measure } from './measure.js';

export interface Target {
  readonly measure: Measure;
  readonly conditions: readonly Condition['name'][];
  readonly beside: PageName;
  /** `times`: at most so many times the other page's figure; `more`: at most so much more; `most`: at most that. */
  readonly limit: { readonly times: number } | { readonly more: number } | { readonly most: number };
  /** Independent of the machine's load: missing it always fails the run. */
  readonly exact?: true;
}

export const TARGETS: readonly Target[] = [
  { measure: 'bytesBefore', conditions: ['1×'], beside: 'bare', limit: { more: 8_000 }, exact: true },
  { measure: 'bytesIdle', conditions: ['1×'], beside: 'bare', limit: { more: 55_000 }, exact: true },
  { measure: 'cpuIdle', conditions: ['1×', '4×'], beside: 'floor', limit: { times: 1.1 } },
  { measure: 'openFirst', conditions: ['1×', '4×'], beside: 'floor', limit: { times: 3 } },
  { measure: 'openNear', conditions: ['1×', '4×'], beside: 'floor', limit: { times: 2 } },
  { measure: 'openSecond', conditions: ['1×', '4×'], beside: 'floor', limit: { times: 2 } },
  { measure: 'connect', conditions: ['1×', '4×'], beside: 'floor', limit: { times: 2 } },
  { measure: 'usable', conditions: ['phone'], beside: 'floor', limit: { times: 1.2 } },
  { measure: 'usableWithPage', conditions: ['phone'], beside: 'floor', limit: { times: 1.3 } },
  { measure: 'heap', conditions: ['1×'], beside: 'floor', limit: { more: 1_500_000 } },
  { measure: 'longestLoad', conditions: ['1×'], beside: 'floor', limit: { most: 50 } },
  { measure: 'longestUse', conditions: ['1×'], beside: 'floor', limit: { most: 50 } },
];

/** The limits of requests to a node: as a factor of viem's own, and the number of requests for a page full of components with the same queries. */
export const RPC_TARGETS = { overhead: 1.05, requests: 1 } as const;

/** Whether a figure meets a target, given the other page's. */
export function meets({ limit }: Target, value: number, other: number): boolean {
  if ('times' in limit) return value <= other * limit.times;
  if ('more' in limit) return value <= other + limit.more;
  return value <= limit.most;
}
