import { useModal } from '../../use-modal.js';
import { useNotices } from './use-notices.js';

/** The place of a short message on the sheet's top edge. It is always there, so that assistive technology notices changes. */
export function SnackBar() {
  const snack = useModal((state) => state.notices.snack);
  const notices = useNotices(snack !== undefined);
  return (
    <div className="ph-snack-place" role="status">
      {snack && notices && <notices.Snack snack={snack} />}
    </div>
  );
}
