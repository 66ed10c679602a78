/** The fee in a page's transactions: it is part of the signed message, so an unusually high one cannot be lowered and causes a warning. */
import { asyncScheduler, catchError, defer, firstValueFrom, map, of } from 'rxjs';
import { feeLimits } from '../../../../domain/transaction/fee-limits.js';
import { costOfMade } from '../../../../infrastructure/chains/solana/fees/cost-of-made.js';
import { within } from '../../../../infrastructure/within.js';
import type { FeeLimits, SolanaSiteNetwork } from '../../site-settings.js';
import { frameText } from '../frame-text.js';
import { feeWords, roundedFee } from '../rpc/transaction/bounded-fees.js';
import { askNode, networkOf } from './node-of.js';

/** The time limit: the visitor waits for the screen meanwhile. */
const TIMEOUT_MS = 8_000;

/** In lamports; undefined if unknown. Never rejects. */
export function usualFee(
  site: SolanaSiteNetwork,
  account: string,
  transactions: readonly string[],
): Promise<bigint | undefined> {
  const usual$ = defer(() => costOfMade(askNode, networkOf(site), account, transactions)).pipe(
    map(({ usual }): bigint | undefined => usual),
    catchError(() => of(undefined)),
  );
  return firstValueFrom(within(usual$, TIMEOUT_MS, asyncScheduler, () => of(undefined)));
}

interface Costs {
  readonly fee: bigint;
  readonly usual: bigint | undefined;
  readonly balance: bigint;
}

export function solanaFeeWords(
  { fee, usual, balance }: Costs,
  network: SolanaSiteNetwork,
  limits?: FeeLimits,
): ReturnType<typeof feeWords> {
  const words = feeWords({ fee, asked: fee, balance }, network, limits);
  if (usual === undefined || fee <= usual * feeLimits(limits).times) return words;
  const most = roundedFee(fee, network);
  const { evm, solana } = frameText();
  const said = solana.fee.unusual(most, roundedFee(usual, network));
  const { consents = [evm.fee.consent(most)] } = words;
  return { ...words, warnings: [said, ...words.warnings], danger: true, consents };
}
