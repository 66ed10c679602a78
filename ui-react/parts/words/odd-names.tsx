/** The text about imitating names; loaded with the first possible one. */
import type { ReactNode } from 'react';
import { isOddName } from '../../../domain/wallet/odd-name.js';
import { Tag } from '../rows/tag.js';
import { Notice } from './notice.js';
import { enOddNames } from './odd-names.en.js';
import { useText } from './use-text.js';

export interface OddMarkProps {
  /** `altered`: characters that cannot be shown were removed. */
  readonly named: { readonly name: string; readonly altered?: true | undefined };
  /** As a notice. Default: as a tag. */
  readonly warns?: boolean;
  /** Shown for any other name. */
  readonly children?: ReactNode;
}

export function OddName({ named: { name, altered }, warns, children }: OddMarkProps) {
  const { odd, title, lead } = useText('oddNames', enOddNames);
  if (!isOddName(name, altered)) return children;
  if (!warns) return <Tag danger>{odd}</Tag>;
  return (
    <Notice kind="danger" title={title} testId="odd-name">
      {lead}
    </Notice>
  );
}
