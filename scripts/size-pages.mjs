/** Pages built like a dapp's, in Chromium: the scripts that they request, their costs relative to the smallest page that connects a wallet, and memory leaks. */
import { chromium } from 'playwright-core';
import { register } from 'tsx/esm/api';
import { CHROMIUM_ARGS, ensureChromium } from './bootstrap.mjs';

/**
 * Prints the figures. Returns a sentence for each exceeded limit.
 * @param {{ open: number, connect: number }} limits
 * @returns {Promise<string[]>}
 */
export async function pageProblems(limits) {
  const unregister = register();
  const { buildPage } = await import('../bench/build-page.ts');
  const { countCalls, reactLines } = await import('../bench/calls.ts');
  const { countRequests } = await import('../bench/count-requests.ts');
  const { measureMemory, memoryMissed, SHORT } = await import('../bench/memory.ts');
  const { measureRatios, ratioLines } = await import('../bench/ratios.ts');
  const { servePages } = await import('../bench/serve-pages.ts');
  const pages = /** @type {const} */ (['porthole', 'everything']);
  const built = [];
  for (const page of [...pages, .../** @type {const} */ (['floor', 'growth'])]) built.push(...(await buildPage(page)));
  const server = await servePages(new Map(built));
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const problems = [];
    for (const page of pages) {
      const counted = await countRequests(browser, server.url, page);
      // With only browser wallets, the list does not wait for any script.
      const most = page === 'porthole' ? { list: 0, ...limits } : limits;
      for (const [step, files] of Object.entries(counted)) {
        const bytes = files.reduce((sum, file) => sum + file.bytes, 0).toLocaleString('en-US');
        console.log(`page ${page}, ${step}: ${files.length} requests, ${bytes} bytes`);
        if (files.length <= (most[step] ?? Number.POSITIVE_INFINITY)) continue;
        const list = files.map(({ name, bytes: each }) => `${name} ${each}`).join(', ');
        problems.push(`The page ${page} makes ${files.length} requests (${step}), of ${most[step]}: ${list}.`);
      }
    }
    const { floor, porthole } = await measureRatios(browser, server.url);
    const calls = await countCalls(browser, server.url, 'porthole', new Map(built));
    for (const { text, past } of [...ratioLines(floor, porthole), ...reactLines(calls)]) {
      console.log(text);
      if (past) problems.push(text);
    }
    const left = memoryMissed(await measureMemory(browser, server.url, SHORT));
    const { openings, connects } = SHORT.after;
    console.log(
      `${openings} openings and ${connects} connections leave ${left.length > 0 ? left.join(', ') : 'nothing'}`,
    );
    problems.push(...left.map((each) => `Left in memory by ${each}.`));
    return problems;
  } finally {
    await browser.close();
    await server.stop();
    await unregister();
  }
}
