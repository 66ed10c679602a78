import { ImageMark } from './image-mark.js';

export interface WalletMarkProps {
  readonly wallet: { readonly name: string; readonly icon?: string; readonly imageUrl?: string } | undefined;
  /** `l` 56 and `xl` 64 (inside a porthole); 36 otherwise. */
  readonly size?: 's' | 'm' | 'l' | 'xl';
}

/** Wallets and sites are squares. */
export function WalletMark({ wallet, size = 'm' }: WalletMarkProps) {
  const className = size === 'm' ? 'ph-mark' : `ph-mark ph-mark-${size}`;
  return <ImageMark src={wallet?.icon ?? wallet?.imageUrl} name={wallet?.name ?? ''} className={className} />;
}
