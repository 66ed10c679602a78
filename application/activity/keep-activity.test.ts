import { expect, it } from 'vitest';
import { looking } from '../../infrastructure/fakes/modals/activity-visit.js';
import { NO_PAGES } from './state.js';

it('visits of a list that could not be loaded do not add up: a retry tries it once', async () => {
  const { core, look, close, done, emitted } = await looking(undefined, { missing: ['activity'] });
  for (let visit = 1; visit <= 3; visit++) {
    await look();
    expect(emitted('pages.failed')).toBe(visit);
    if (visit < 3) await done(close());
  }
  const account = { list: 'activity', accountId: 'eip155:1:0x1', pages: NO_PAGES } as const;
  core.emit({ type: 'pages.requested', ...account, more: false });
  expect(emitted('pages.failed')).toBe(4);
});
