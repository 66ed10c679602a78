/** How the wallet's frame learns which site it is on. */
import { NEVER } from 'rxjs';
import { expect, it } from 'vitest';
import { defineNetwork } from '../../../domain/network/network.js';
import type { Metadata } from '../../../domain/site/metadata.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { SCRIPTED_NETWORKS } from '../../fakes/scripted-modal.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import { memoryStorage } from '../../storage/memory-storage.js';
import { embeddedConnector } from './connector.js';
import { scriptedFrame } from './scripted-frame.js';

it.each<[string, object | undefined, object | undefined]>([
  ['of which nothing is known', undefined, undefined],
  [
    'that gives its name only',
    { name: 'Quay' },
    { name: 'Quay', description: '', url: 'https://dapp.example', icons: [] },
  ],
])('a site %s is introduced', (_what, metadata, introduced) => {
  const time = virtualTime();
  const frame = scriptedFrame('https://secure.example/sdk');
  const connector = embeddedConnector({
    ...{ id: 'ID_AUTH', namespaces: ['eip155'], wallets: [], frameUrl: frame.url, version: '4', logLevel: 'error' },
    ...{ limits: undefined, networks: SCRIPTED_NETWORKS.map(defineNetwork), storage: memoryStorage() },
    ...{ metadata: metadata as Metadata, device: scriptedDevice(), scheduler: time.scheduler },
    ...{ frameOf: () => frame, destroyed$: NEVER },
  });
  connector.connect('ID_AUTH').subscribe({ error: () => undefined });
  frame.becomeReady();
  time.advance(500);
  expect(frame.last('SYNC_DAPP_DATA').payload).toMatchObject({ sdkVersion: expect.any(String) });
  expect(Reflect.get(frame.last('SYNC_DAPP_DATA').payload as object, 'metadata')).toEqual(introduced);
});
