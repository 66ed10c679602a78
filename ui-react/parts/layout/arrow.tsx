import css from '../../styles/money.css?inline';
import { Icon } from '../marks/icon.js';
import { LATER_ICONS } from '../marks/later-icons.js';
import { useSheet } from './use-sheet.js';

/** The arrow between two cards. `loose` when the cards are 12 apart instead of joined. */
export function Arrow({ loose }: { readonly loose?: boolean }) {
  useSheet(css);
  return (
    <span className={`ph-between${loose ? ' ph-between-loose' : ''}`}>
      <Icon name={LATER_ICONS.down} />
    </span>
  );
}
