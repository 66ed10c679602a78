/** The demo under a policy without the relay: reported at once to the visitor and the developer, and not retried. */
import { describe, expect, it } from 'vitest';
import { builtDemo } from './built-demo.js';

const demo = builtDemo();

describe('a policy without the relay', () => {
  it('ends pairing with a plain sentence, names the relay on the console, and is violated once', async () => {
    const page = await demo().browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.clock.install();
    const lines: string[] = [];
    page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
    const { origin, host } = new URL(demo().world.settings.relayUrl);
    await page.route(demo().site.url.concat('**'), async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = response.headers();
      expect(policy).toContain(origin);
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy.replace(origin, '') } });
    });
    await page.goto(`${demo().site.url}?phones=on&panel=off`);
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    await page.getByRole('button', { name: 'WalletConnect' }).click();
    await page.clock.runFor(2000);
    await page.getByText('This site isn’t set up correctly').first().waitFor();
    const blocked = () => lines.filter((line) => /Content Security Policy/i.test(line) && line.includes(host));
    const advised = () => lines.filter((line) => line.includes(`add ${origin} to connect-src`));
    // Console messages reach the test by another channel, and may arrive later.
    await expect.poll(() => [blocked().length, advised().length]).toEqual([1, 1]);
    await page.clock.fastForward(600_000);
    await page.clock.runFor(20_000);
    expect(blocked()).toHaveLength(1);
    expect(lines.filter((line) => line.includes(host))).toHaveLength(2);
  });
});
