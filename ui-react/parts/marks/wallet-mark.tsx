import { ImageMark } from './image-mark.js';

export interface WalletMarkProps {
  readonly wallet:
    | { readonly name: string; readonly icon?: string | undefined; readonly imageUrl?: string | undefined }
    | undefined;
  /** `l` 56 and `xl` 64 (inside a porthole); 36 otherwise. */
  readonly size?: 's' | 'm' | 'l' | 'xl';
  /** Whether the image itself is shown later; its place is there. */
  readonly later?: boolean;
}

/** Wallets and sites are squares. */
export function WalletMark({ wallet, size = 'm', later }: WalletMarkProps) {
  const className = size === 'm' ? 'ph-mark' : `ph-mark ph-mark-${size}`;
  return (
    <ImageMark src={wallet?.icon ?? wallet?.imageUrl} name={wallet?.name ?? ''} className={className} later={later} />
  );
}
