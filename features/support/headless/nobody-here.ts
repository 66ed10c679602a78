/** What stands in place of an account that is no longer connected. */
import type { Modal } from '../../../application/modal.js';
import { en } from '../../../ui-react/text/en.js';
import { action, type Screen } from './screen.js';

export function nobodyHere(modal: Modal): Screen {
  const { gone, goneLead, connect } = en.account;
  return { texts: [gone, goneLead], actions: [action(connect, () => void modal.replace({ view: 'connect' }))] };
}
