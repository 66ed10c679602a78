import { describe, expect, it } from 'vitest';
import { scriptedCatalogue, scriptedModal, scriptedWallet, virtualTime } from '../../../infrastructure/fakes/index.js';

const PICTURE = 'data:image/png;base64,AA==';
const PEARL = { name: 'Pearl', symbol: 'PEARL', decimals: 6, address: `0x${'be'.repeat(20)}` };

async function connected(pictures?: Readonly<Record<string, string>>) {
  const time = virtualTime();
  const { scheduler } = time;
  const directory = scriptedCatalogue({ scheduler, ...(pictures && { pictures }) });
  const wallet = scriptedWallet({ scheduler });
  const modal = scriptedModal({
    ...{ time, catalogue: directory, wallets: [wallet] },
    options: { tokens: { 'eip155:1': [PEARL] } },
  });
  const connecting = modal.connect(wallet.wallet.id);
  time.advance(1_000);
  await connecting;
  time.advance(1_000);
  const images = () => modal.getState().catalogue?.images;
  return { ...modal, directory, images, pass: (milliseconds: number) => time.advance(milliseconds) };
}

describe('S7.5 images of networks and tokens without one', () => {
  it('are requested when they are shown, and not before', async () => {
    const { directory, open, pass, images } = await connected({ 'network:eip155:1': PICTURE, 'token:ETH': PICTURE });
    pass(10_000);
    expect(directory.imageIds).toEqual([]);
    await open();
    pass(1_000);
    expect(directory.imageIds).toEqual(['network:eip155:1', 'token:ETH', 'token:PEARL']);
    expect(images()).toEqual({ 'network:eip155:1': PICTURE, 'token:ETH': PICTURE, 'token:PEARL': '' });
  });

  it('are those of all networks on the list of networks', async () => {
    const { directory, open, push, pass } = await connected({});
    await open();
    await push({ view: 'networks' });
    pass(1_000);
    expect(directory.imageIds).toContain('network:eip155:2');
  });

  it('are requested once, and after a failure again when the modal is opened', async () => {
    const { directory, open, close, pass } = await connected({ 'token:ETH': PICTURE });
    await open();
    pass(1_000);
    await close();
    await open();
    pass(1_000);
    const times = (key: string) => directory.imageIds.filter((each) => each === key).length;
    expect([times('token:ETH'), times('token:PEARL')]).toEqual([1, 2]);
  });

  it('are missing if the directory has none', async () => {
    const { directory, open, pass, images } = await connected();
    await open();
    pass(1_000);
    expect(directory.imageIds).toEqual([]);
    expect(Object.values(images() ?? {}).filter(Boolean)).toEqual([]);
  });
});
