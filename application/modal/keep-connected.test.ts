import { EMPTY, NEVER, of, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import { scriptedDevice } from '../../infrastructure/fakes/index.js';
import { memoryStorage } from '../../infrastructure/storage/memory-storage.js';
import type { Deps } from '../engine/deps.js';
import type { SignIn } from '../ports/sign-in.js';
import { keepConnected } from './keep-connected.js';

it('what accounts hold is kept up though signing in cannot be loaded', () => {
  const signIn: Partial<SignIn> = { required: false };
  const parts: Partial<Deps['parts']> = { signIn: throwError(() => new Error('offline')), accounts: EMPTY };
  const device = scriptedDevice();
  const deps: Partial<Deps> = {
    ...{ device, parts: parts as Deps['parts'], signIn: of(signIn as SignIn) },
    ...{ state$: NEVER, events$: NEVER, storage: memoryStorage() },
  };
  const ended: unknown[] = [];
  const running = keepConnected(deps as Deps).subscribe({
    error: (error) => ended.push(error),
    complete: () => ended.push('completed'),
  });
  expect([ended, running.closed]).toEqual([[], false]);
  expect(device.lines).toMatchObject([{ level: 'error', message: 'Signing in could not be loaded' }]);
  running.unsubscribe();
});
