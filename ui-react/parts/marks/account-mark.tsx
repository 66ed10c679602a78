import { useState } from 'react';
import { AccountView, type AccountViewProps } from './account-view.js';

export interface AccountMarkProps extends AccountViewProps {
  /** Its own picture, as data or at an address that the host declared. */
  readonly avatar: string | undefined;
}

/** The account's own picture; if there is none or it is broken, its generated scene. */
export function AccountMark({ avatar, ...view }: AccountMarkProps) {
  const [failed, setFailed] = useState<string>();
  const { size = 'm', className } = view;
  if (!avatar || failed === avatar) return <AccountView {...view} />;
  return (
    <img
      className={className ?? `ph-view ph-view-${size}`}
      src={avatar}
      alt={''}
      referrerPolicy="no-referrer"
      decoding="async"
      draggable={false}
      onError={() => setFailed(avatar)}
    />
  );
}
