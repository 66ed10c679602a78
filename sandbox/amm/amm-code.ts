/** The published builds of Uniswap v2: its factory and router, and the wrapped ether they trade. Only on a local chain. */
import { createRequire } from 'node:module';
import { type Hex, parseAbi } from 'viem';

const require = createRequire(import.meta.url);

export const ROUTER_ABI = parseAbi([
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
  'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[] amounts)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
]);

const BUILDS = {
  factory: () => require('@uniswap/v2-core/build/UniswapV2Factory.json'),
  router: () => require('@uniswap/v2-periphery/build/UniswapV2Router02.json'),
  wrapped: () => require('@uniswap/v2-periphery/build/WETH9.json'),
} as const;

export function builtCode(name: keyof typeof BUILDS): Hex {
  const { bytecode } = BUILDS[name]() as { readonly bytecode: string };
  return bytecode.startsWith('0x') ? (bytecode as Hex) : `0x${bytecode}`;
}
