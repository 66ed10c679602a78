import type { TypedData } from '../../../domain/request/typed-data.js';
import type { Node } from './own.js';

/** Looks up descriptors. Each function throws a `Refusal` if there is none. */
export interface Book {
  calls(chainId: number, address: string): Promise<readonly Node[]>;
  typed(chainId: number, address: string, data: TypedData): Promise<readonly Node[]>;
}
