/** A visit to a modal with a wallet inside it that can be logged in to, for tests. */
import { memoryStorage } from '../../storage/memory-storage.js';
import { scriptedEmbedded } from '../scripted-embedded.js';
import { scriptedModal } from '../scripted-modal.js';
import { virtualTime } from '../virtual-time.js';

export const NOW = 1_700_000_000_000;
export const EMAIL = 'isla@saltmarsh.example';

export async function loginVisit(entries: Record<string, string> = {}) {
  const time = virtualTime(NOW);
  const wallet = scriptedEmbedded({ scheduler: time.scheduler });
  const storage = memoryStorage(entries);
  const modal = scriptedModal({ time, storage, embedded: wallet, options: { features: { email: true } } });
  await modal.open({ route: { view: 'connect' } });
  const login = () => modal.getState().login;
  /** Every reported attempt, oldest first, without its constant fields. */
  const attempts = () =>
    modal.events.flatMap((event) =>
      event.type === 'login.changed'
        ? [
            event.attempt && [
              event.attempt.step,
              'busy' in event.attempt ? event.attempt.busy : event.attempt.url,
              event.attempt.failure?.code,
            ],
          ]
        : [],
    );
  const account = () => modal.getState().connect.connections.eip155;
  const settled = (milliseconds = 0) => {
    time.advance(milliseconds);
    return new Promise((resolve) => setTimeout(resolve));
  };
  const kept = () => storage.get('last_email_login_time');
  return { modal, wallet, time, login, attempts, account, settled, kept };
}
