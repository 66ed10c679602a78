import { useModal } from '../../use-modal.js';
import { useNotices } from './use-notices.js';

/** The place of a few words on the sheet's top edge. It is always there, so that assistive technology hears what comes in. */
export function SnackBar() {
  const snack = useModal((state) => state.notices.snack);
  const notices = useNotices(snack !== undefined);
  return (
    <div className="ph-snack-place" role="status">
      {snack && notices && <notices.Snack snack={snack} />}
    </div>
  );
}
