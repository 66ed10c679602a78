import { expect, it } from 'vitest';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';

it('changes the features that a patch names, and no others', async () => {
  const modal = scriptedModal();
  const { features } = modal.getState().config;
  expect(features).toMatchObject({ send: true, allWallets: true });
  await modal.configure({ features: { send: false } });
  expect(modal.getState().config.features).toEqual({ ...features, send: false });
});
