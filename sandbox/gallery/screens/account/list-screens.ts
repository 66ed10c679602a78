/** Activity and collectibles of accounts. */
import type { Page } from 'playwright-core';
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';

const CHAIN = 'eip155:31337';
const FRIEND = '0x9b3c5f1f0a1b2c3d4e5f60718293a4b5c6d7e04a';
const LETTER = (letter: string, hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 45% 45%)"/><text x="20" y="26" text-anchor="middle" font-size="16" fill="#fff">${letter}</text></svg>`)}`;

const coin = (symbol: string, numeric: string, direction: 'in' | 'out', hue = 210) => ({
  fungible_info: { name: symbol, symbol, icon: { url: LETTER(symbol[0] ?? '', hue) } },
  ...{ direction, quantity: { numeric } },
});

interface Answer {
  readonly operationType: string;
  readonly status?: string;
  readonly daysAgo: number;
  readonly transfers: readonly unknown[];
}

const DAY = 86_400_000;
function transaction({ operationType, status = 'confirmed', daysAgo, transfers }: Answer, at: number) {
  const minedAt = new Date(Date.now() - daysAgo * DAY).toISOString();
  const hash = `0x${at.toString(16).padStart(64, '0')}`;
  const metadata = { operationType, status, hash, chain: CHAIN, minedAt, sentFrom: FRIEND, sentTo: FRIEND };
  return { id: `t${at}`, metadata, transfers };
}

const SOME: readonly Answer[] = [
  { operationType: 'send', daysAgo: 0, transfers: [coin('ETH', '0.25', 'out')] },
  { operationType: 'send', daysAgo: 0, transfers: [coin('ETH', '0.00042', 'out')] },
  {
    operationType: 'receive',
    daysAgo: 1,
    transfers: [
      {
        nft_info: { name: 'Tide Lamp #12', content: { preview: { url: LETTER('T', 300) } } },
        direction: 'in',
        quantity: { numeric: '1' },
      },
    ],
  },
  { operationType: 'receive', daysAgo: 1, transfers: [coin('USDC', '1250', 'in', 140)] },
  { operationType: 'trade', daysAgo: 2, transfers: [coin('ETH', '0.64', 'out'), coin('SALT', '4120', 'in', 30)] },
  { operationType: 'send', status: 'failed', daysAgo: 3, transfers: [coin('USDC', '12', 'out', 140)] },
  { operationType: 'mint', daysAgo: 40, transfers: [{ nft_info: { name: 'Tide Lamp #16' }, direction: 'in' }] },
  { operationType: 'approve', daysAgo: 41, transfers: [] },
  { operationType: 'withdraw', daysAgo: 60, transfers: [coin('KELP', '48', 'in', 90)] },
  { operationType: 'claim', daysAgo: 400, transfers: [coin('KELP', '0.0001', 'in', 90)] },
];

const LONG: readonly Answer[] = [
  {
    operationType: 'wrap everything that there is',
    daysAgo: 0,
    transfers: [coin('A-SYMBOL-THAT-GOES-ON', '123456789012345678901234567890.123', 'out')],
  },
  {
    operationType: 'receive',
    daysAgo: 0,
    transfers: [{ nft_info: { name: '<b>Claim your reward at evil.example</b> now, it is free' }, direction: 'in' }],
  },
  {
    operationType: 'trade',
    daysAgo: 1,
    transfers: [coin('A-LONG-ONE', '99999999999.5', 'out'), coin('ANOTHER-LONG', '88888888888.25', 'in')],
  },
  {
    operationType: 'execute',
    daysAgo: 1,
    transfers: [coin('ETH', '1', 'out'), coin('SALT', '2', 'in', 30), coin('KELP', '3', 'in', 90)],
  },
];

const pieces = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    name: at === 1 ? 'Saltmarsh Founding Member with a very long name' : `Tide no. ${at + 1}`,
    collection: at === 2 ? '' : 'Tides',
    ...{ address: `${CHAIN}:0x${'cc'.repeat(20)}`, tokenId: String(at + 1), isSpam: false },
    imageUrl: at === 3 ? 'data:image/png;base64,AAAA' : LETTER(String(at + 1), at * 47),
  }));

/** Makes the services answer this call like this from now on; `held`: not at all. */
async function answerWith(page: Page, call: 'history' | 'collectibles', answer: unknown): Promise<void> {
  await page.route(`**/v1/account/*/${call}*`, (route) =>
    answer === 'held'
      ? undefined
      : answer === 'failing'
        ? route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
        : route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } }),
  );
}

async function lookAt({ connect, page, modal }: Visitor, tab: 'NFTs' | 'Activity', call: string, answer: unknown) {
  await answerWith(page, call as 'history', answer);
  await connect('Harbor');
  await page.getByTestId('account-button').click();
  await modal.getByRole('tab', { name: tab }).click();
}

const activity = (name: string, answer: unknown, words: string | undefined): Screen => ({
  name,
  query: { services: '1' },
  async reach(visitor) {
    await lookAt(visitor, 'Activity', 'history', answer);
    if (words) await visitor.sees(words);
  },
});

const nfts = (name: string, answer: unknown, words: string | undefined): Screen => ({
  name,
  query: { services: '1' },
  async reach(visitor) {
    await lookAt(visitor, 'NFTs', 'collectibles', answer);
    if (words) await visitor.sees(words);
  },
});

const full = { data: SOME.map(transaction), next: null };

export const listScreens: readonly Screen[] = [
  activity('activity', full, 'Received'),
  activity('activity-long', { data: LONG.map(transaction), next: null }, 'Executed'),
  activity('activity-empty', { data: [], next: null }, 'No activity yet'),
  activity('activity-failed', 'failing', 'Try again'),
  activity('activity-loading', 'held', undefined),
  {
    name: 'activity-more',
    query: { services: '1' },
    async reach(visitor) {
      let pages = 0;
      await visitor.page.route('**/v1/account/*/history*', (route) => {
        pages += 1;
        // The second page does not arrive.
        if (pages > 1) return undefined;
        const json = { data: SOME.map(transaction), next: 'more' };
        return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
      });
      await visitor.connect('Harbor');
      await visitor.page.getByTestId('account-button').click();
      await visitor.modal.getByRole('tab', { name: 'Activity' }).click();
      await visitor.sees('Claimed');
      await visitor.modal.locator('.ph-body').evaluate((body) => body.scrollTo(0, body.scrollHeight));
    },
  },
  nfts('nfts', { data: pieces(6), next: null }, 'Tide no. 1'),
  nfts('nfts-empty', { data: [], next: null }, 'No NFTs yet'),
  nfts('nfts-failed', 'failing', 'Try again'),
  nfts('nfts-loading', 'held', undefined),
];
