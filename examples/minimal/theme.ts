import type { Modal } from 'porthole';

/** Options can change at run time. */
export function goOrchid(modal: Modal) {
  return modal.configure({ theme: { mode: 'dark', variables: { accent: '#b5179e', borderRadius: '22px' } } });
}
