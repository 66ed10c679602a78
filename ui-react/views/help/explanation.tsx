import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { Foot } from '../../parts/layout/foot.js';
import { useSheet } from '../../parts/layout/use-sheet.js';
import css from './help.css?inline';
import type { SmallScene } from './small-porthole.js';
import { SmallPorthole } from './small-porthole.js';

export interface ExplanationProps {
  readonly points: readonly { readonly title: string; readonly text: string }[];
  /** One drawing for each point. */
  readonly scenes: readonly SmallScene[];
  readonly start: string;
  readonly onStart: () => void;
  /** Another action. */
  readonly more?: { readonly label: string; readonly onPress: () => void } | false;
}

/** A few plain sentences, each beside a small porthole, and actions. */
export function Explanation({ points, scenes, start, onStart, more }: ExplanationProps) {
  useSheet(css);
  return (
    <>
      <Body>
        <ul className="ph-points">
          {points.map(({ title, text }, at) => (
            <li key={title} className="ph-point">
              <SmallPorthole scene={scenes[at] ?? 'key'} />
              <div>
                <h3 className="ph-point-title">{title}</h3>
                <p className="ph-point-text">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Body>
      <Foot>
        <Button kind="primary" onPress={onStart}>
          {start}
        </Button>
        {more && (
          <Button kind="bare" onPress={more.onPress}>
            {more.label}
          </Button>
        )}
      </Foot>
    </>
  );
}
