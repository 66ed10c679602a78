import { describe, expect, it } from 'vitest';
import { scriptedConnector } from '../../infrastructure/fakes/scripted-connector.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../infrastructure/fakes/virtual-time.js';
import { AFTER_DRAWING } from './when-choosing.js';

/** A modal with two connectors that count how often they are told to load the code for connecting. */
function modalOfTwo() {
  const time = virtualTime();
  const { scheduler } = time;
  const told: string[] = [];
  const full = scriptedConnector({ id: 'full', wallets: [scriptedWallet({ scheduler })], scheduler });
  const empty = scriptedConnector({ id: 'empty', scheduler });
  const connectors = [
    { ...full, prepare: () => void told.push('full') },
    { ...empty, prepare: () => void told.push('empty') },
  ];
  return { modal: scriptedModal({ connectors, time }), told, time, appear: () => empty.appear(late) };
}

const late = scriptedWallet({ name: 'Late', connectorId: 'empty' });

describe('the code for connecting', () => {
  it('is loaded once the list of wallets is drawn, and once only', async () => {
    const { modal, told, time } = modalOfTwo();
    time.advance(10_000);
    expect(told).toEqual([]);
    await modal.open();
    time.advance(AFTER_DRAWING - 1);
    expect(told).toEqual([]);
    time.advance(10_000);
    expect(told).toEqual(['full']);
  });

  it('is not loaded for a connector without wallets, until one appears', async () => {
    const { modal, told, time, appear } = modalOfTwo();
    await modal.open();
    time.advance(10_000);
    expect(told).toEqual(['full']);
    appear();
    time.advance(1);
    expect(told).toEqual(['full', 'empty']);
  });
});
