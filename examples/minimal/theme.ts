import type { Modal } from 'porthole';

/** Options can be changed while the modal runs. */
export function goOrchid(modal: Modal) {
  return modal.configure({ theme: { mode: 'dark', variables: { accent: '#b5179e', borderRadius: '22px' } } });
}
