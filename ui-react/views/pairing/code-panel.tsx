import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../parts/marks/icon.js';
import { QrCode } from '../../parts/marks/qr-code.js';
import { WalletMark } from '../../parts/marks/wallet-mark.js';
import { useAnnounce } from '../../parts/words/use-announce.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import type { PairingStage } from './pairing-stage.js';
import { Renewal } from './renewal.js';
import { enPairing } from './text.en.js';

/** A QR code for a phone. */
export function CodePanel({ stage: { wallet, pairing, away } }: { readonly stage: PairingStage }) {
  const text = useText('pairing', enPairing);
  const { yourWallet } = useText('common', enCommon);
  const renewed = useRenewed(pairing?.uri);
  const name = wallet?.name ?? yourWallet;
  const code = !pairing ? text.making : renewed ? text.renewed : text.codeOf(name);
  useAnnounce(away ? text.reconnecting : code, pairing?.uri);
  return (
    <>
      <QrCode text={pairing?.uri} label={pairing ? text.codeOf(name) : text.making}>
        {wallet ? (
          <WalletMark wallet={wallet} />
        ) : (
          <span className="ph-mark ph-mark-plain">
            <Icon name="wallet" />
          </span>
        )}
      </QrCode>
      <p className="ph-note ph-qr-note">
        {pairing ? (wallet ? text.scan(name) : text.scanAny) : text.making}
        {(away || pairing) && <br />}
        {away ? text.reconnecting : pairing && <Renewal key={pairing.uri} expiresAt={pairing.expiresAt} />}
      </p>
    </>
  );
}

/** Whether the code has been renewed. */
function useRenewed(uri: string | undefined): boolean {
  const first = useRef(uri);
  const [renewed, setRenewed] = useState(false);
  useEffect(() => {
    first.current ??= uri;
    if (uri !== undefined && uri !== first.current) setRenewed(true);
  }, [uri]);
  return renewed;
}
