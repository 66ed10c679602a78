/** The metadata of tokens, each read once; and an account's balances of them. */
import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex } from 'viem';
import type { TokenSettings } from '../../token-settings.js';
import { drawnSymbol } from '../pictures/drawn-symbol.js';
import type { ReadMany } from './many-reads.js';

type Description = 'name' | 'symbol' | 'decimals';

export class TokenBook {
  readonly #readMany: ReadMany;
  readonly #known: Map<string, TokenSettings | undefined>;

  constructor(readMany: ReadMany, known: readonly TokenSettings[]) {
    this.#readMany = readMany;
    this.#known = new Map(known.map((each) => [each.address.toLowerCase(), each]));
  }

  /** Those of the addresses that are tokens. */
  async describe(addresses: readonly string[]): Promise<readonly TokenSettings[]> {
    const asked = [...new Set(addresses.map((each) => each.toLowerCase()))];
    const missing = asked.filter((each) => !this.#known.has(each));
    const names: readonly Description[] = ['name', 'symbol', 'decimals'];
    const answers = await this.#readMany(
      missing.flatMap((target) =>
        names.map((functionName) => ({ target, callData: encodeFunctionData({ abi: erc20Abi, functionName }) })),
      ),
    );
    missing.forEach((address, at) => {
      const [name, symbol, decimals] = names.map((each, part) => said(each, answers[3 * at + part]));
      const complete = typeof name === 'string' && typeof symbol === 'string' && typeof decimals === 'number';
      this.#known.set(
        address,
        complete ? { name, symbol, decimals, address, iconUrl: drawnSymbol(symbol) } : undefined,
      );
    });
    return asked.flatMap((each) => this.#known.get(each) ?? []);
  }

  /** The balances of an address, in the order of the tokens; 0 for a token that does not answer. */
  async held(holder: string, tokens: readonly string[]): Promise<readonly bigint[]> {
    const callData = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [holder as Hex] });
    const answers = await this.#readMany(tokens.map((target) => ({ target, callData })));
    return answers.map((answer) => {
      const amount = said('balanceOf', answer);
      return typeof amount === 'bigint' ? amount : 0n;
    });
  }
}

function said(functionName: Description | 'balanceOf', data: Hex | undefined): unknown {
  try {
    return data && decodeFunctionResult({ abi: erc20Abi, functionName, data });
  } catch {
    return undefined;
  }
}
