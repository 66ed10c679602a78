/** The frame's side of the wallet's settings: only the frame has the session. */
import type { AskAuth } from '../auth-client.js';
import { frameText } from '../frame-text.js';
import type { Present } from '../present.js';
import type { OwnWindow } from '../window/own-window.js';
import type { SettingsAction, SettingsUpdate } from './settings-state.js';

/** The logged-in user, and signing out. */
export interface WalletControl {
  readonly present: Present;
  /** For every page in this browser that uses the session. */
  signOut(): Promise<void>;
  /** The page's consent was withdrawn. */
  disconnected(): void;
}

export interface AnswerSettingsParts {
  readonly own: OwnWindow;
  readonly ask: AskAuth;
  readonly control: () => WalletControl | undefined;
  readonly app: () => string;
  readonly asksConsent: boolean;
}

/** The returned function opens the settings. Call it during a click. False if the browser blocks the window. */
export function answerSettings({ own, ask, control, app, asksConsent }: AnswerSettingsParts): () => boolean {
  let wanted = false;
  const say = (update: SettingsUpdate): void => own.post('settings', update);
  const show = async (): Promise<void> => {
    const known = control();
    if (!known) return say({ kind: 'signed-out' });
    const { token, email, userName, by } = known.present;
    const [consents, { list }] = await Promise.all([
      asksConsent ? ask('consents', { token }) : undefined,
      ask('sessions', { token }),
    ]);
    const sessions = list.map(({ id, about, usedAt, own: isOwn }) => ({ id, about, usedAt, own: isOwn }));
    say({ kind: 'state', state: { email, userName, by, apps: consents?.apps, sessions, app: app() } });
  };
  const disconnect = async (origin: string): Promise<void> => {
    const known = control();
    if (!known) return;
    await ask('withdraw-consent', { token: known.present.token, origin });
    if (origin === app()) known.disconnected();
  };
  const perform = async (action: Partial<SettingsAction> | null): Promise<void> => {
    if (action?.kind === 'disconnect' && typeof action.origin === 'string') await disconnect(action.origin);
    const token = control()?.present.token;
    if (action?.kind === 'end-session' && typeof action.id === 'string' && token !== undefined)
      await ask('end-session', { token, id: action.id });
    if (action?.kind === 'end-others' && token !== undefined) await ask('end-other-sessions', { token });
    if (action?.kind === 'sign-out') await control()?.signOut();
    await show();
  };
  const attempt = (action: Partial<SettingsAction> | null): void => {
    perform(action).catch((error: unknown) =>
      say({ kind: 'problem', text: error instanceof Error ? error.message : frameText().walletSettings.failed }),
    );
  };
  own.on('settings', attempt);
  own.watch((state) => {
    if (state === 'open' && wanted) attempt(null);
  });
  return () => {
    wanted = true;
    if (own.state === 'open') attempt(null);
    return own.open();
  };
}
