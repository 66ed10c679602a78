import type { Network } from '../../../domain/network/network.js';
import { Icon, type IconProps } from '../../parts/marks/icon.js';
import { ImageMark } from '../../parts/marks/image-mark.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { explorerLink } from '../account/explorer-link.js';
import { type DescribedLine, describeLine, type ActivityLine as Line } from './activity-lines.js';
import { enLists } from './text.en.js';

const ICONS: Readonly<Record<DescribedLine['icon'], IconProps['name']>> = {
  in: { path: 'M14.5 5.5l-8.75 8.75M13 14.75H5.25V7' },
  out: LATER_ICONS.send,
  self: 'retry',
  swap: { path: 'M4 6.5h12M13.25 3.75 16 6.5l-2.75 2.75M16 13.5H4M6.75 10.75 4 13.5l2.75 2.75' },
  check: 'check',
  cross: 'close',
};

export interface ActivityLineProps {
  readonly line: Line;
  readonly network: Network | undefined;
  readonly at: number;
  readonly familiar: readonly string[];
}

/**
 * A row of the activity: the action, the other party, the amount and the time; a swap's two amounts have a line of their own. It links
 * to the network's explorer.
 */
export function ActivityLine({ line, network, at, familiar }: ActivityLineProps) {
  const text = useText('lists', enLists);
  const described = describeLine(line, text, useFormat(), familiar);
  const explorer = described.hash === undefined ? undefined : explorerLink(network, { hash: described.hash });
  const { note, whole, amount = '' } = described;
  // A long name or symbol is cut, down to the number before it.
  const number = amount.search(/\s\P{Nd}/u);
  const isLong = amount.length - number > 8;
  const cut = whole ? note.indexOf(whole) : -1;
  const isSwap = cut >= 0;
  const end = <span className={`ph-row-sub ph-act-${described.tone}`}>{described.end}</span>;
  const content = (
    <>
      <span className="ph-badged">
        <Pictures described={described} />
        <span className={`ph-badge ph-badge-icon ph-badge-${described.tone}`}>
          <Icon name={ICONS[described.icon]} small className={described.icon === 'in' ? 'ph-flip' : ''} />
        </span>
      </span>
      <span className="ph-row-text">
        <span className="ph-act-line">
          <span className="ph-row-title">{described.title}</span>
          {described.amount !== undefined && (
            <bdi
              className={`ph-row-title${described.gain ? ' ph-act-gain' : ''}${isLong ? ' ph-act-long' : ''}`}
              style={isLong ? { minInlineSize: `min(70%, ${number + 4}ch)` } : undefined}
            >
              {described.amount}
            </bdi>
          )}
          {isSwap && end}
        </span>
        <span className="ph-act-line">
          {isSwap ? (
            <span className="ph-row-sub ph-act-given">
              <span className="ph-row-sub">{note.slice(0, cut)}</span>
              <span className="ph-row-sub">{note.slice(cut)}</span>
            </span>
          ) : (
            <span className={`ph-row-sub${described.trick ? ' ph-act-trick' : ''}`}>{note}</span>
          )}
          {!isSwap && end}
        </span>
      </span>
    </>
  );
  if (!explorer) return <div className="ph-row">{content}</div>;
  return (
    <a className="ph-row" href={explorer.href} target="_blank" rel="noopener noreferrer" data-at={at}>
      {content}
      <span className="ph-hidden">{text.newTab(explorer.name)}</span>
    </a>
  );
}

function Pictures({ described: { pictures, name } }: { readonly described: DescribedLine }) {
  const [first, second] = pictures;
  const mark = (picture: DescribedLine['pictures'][number] | undefined, more = '') => (
    <ImageMark
      src={picture?.url}
      name={name}
      className={`ph-mark${picture?.type === 'NFT' ? '' : ' ph-mark-token'}${more}`}
    />
  );
  if (!second) return mark(first);
  return (
    <span className="ph-act-pair">
      {mark(first, ' ph-act-half')}
      {mark(second, ' ph-act-half')}
    </span>
  );
}
