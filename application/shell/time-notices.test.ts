import { describe, expect, it } from 'vitest';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';

const ended = ({ events }: ReturnType<typeof scriptedModal>) =>
  events.filter(({ type }) => type === 'modal.refusal-ended').length;

describe('the flag of a refused close', () => {
  it('disappears after half a second, whatever else happens meanwhile', () => {
    const modal = scriptedModal();
    modal.core.emit({ type: 'modal.close-refused' });
    modal.time.advance(400);
    modal.core.emit({ type: 'modal.loading-changed', loading: true });
    modal.time.advance(99);
    expect(modal.getState().shell.refusing).toBe(true);
    modal.time.advance(1);
    expect(modal.getState().shell.refusing).toBe(false);
    modal.time.advance(10_000);
    expect(ended(modal)).toBe(1);
  });

  it('stays half a second from the last refusal, and does not appear without one', () => {
    const modal = scriptedModal();
    modal.time.advance(10_000);
    expect(ended(modal)).toBe(0);
    modal.core.emit({ type: 'modal.close-refused' });
    modal.time.advance(400);
    modal.core.emit({ type: 'modal.close-refused' });
    modal.time.advance(400);
    expect(modal.getState().shell.refusing).toBe(true);
    modal.time.advance(100);
    expect(modal.getState().shell.refusing).toBe(false);
  });
});
