import { useModal } from '../../use-modal.js';
import { useNotices } from './use-notices.js';

/** Developer alerts; shown only in debug mode. */
export function AlertBar() {
  const alert = useModal((state) => (state.config.debug ? state.notices.alert : undefined));
  const notices = useNotices(alert !== undefined);
  return alert && notices && <notices.Alert alert={alert} />;
}
