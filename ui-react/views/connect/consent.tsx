import { type ReactNode, useId, useState } from 'react';
import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';
import { afterPaint } from '../../after-paint.js';
import { Body } from '../../parts/layout/body.js';
import { useText } from '../../parts/words/use-text.js';
import { Agreement } from './agreement.js';
import { siteDocuments } from './site-documents.js';
import { enConnect } from './text.en.js';

export interface ConsentProps {
  readonly state: State;
  readonly modal: Modal;
  readonly testId?: string;
  /** The ways to connect. `blocked`: until the visitor has agreed to the terms, if required. */
  readonly children: (blocked: boolean) => ReactNode;
}

/** Modals in which the visitor has already agreed, on any screen. */
const agreedIn = new WeakSet<Modal>();

/**
 * Keeps the list in place while the terms are shown. If this cannot be loaded, the list still works. What it is loaded with takes longer to
 * start than the list takes to draw, so the list is painted first.
 */
function whenShown(place: HTMLElement | null): void {
  if (!place) return;
  afterPaint(() => {
    if (place.isConnected)
      import('../../parts/forms/ignore-clicks.js')
        .then(({ ignoreClicks }) => ignoreClicks(place))
        .catch(() => undefined);
  });
}

/** Ways to connect, with the terms: a checkbox above them, or a note below. */
export function Consent({ state: { config }, modal, testId, children }: ConsentProps) {
  const text = useText('connect', enConnect);
  const consentId = useId();
  const [agreed, setAgreed] = useState(agreedIn.has(modal));
  const legal = Object.values(siteDocuments(config)).some(Boolean);
  const asked = legal && config.features.legalCheckbox === true;
  const blocked = asked && !agreed;
  return (
    <>
      <Body {...(testId && { testId })}>
        {asked && (
          <label className="ph-consent" data-testid="w3m-legal-checkbox">
            <input
              type="checkbox"
              data-testid="wui-checkbox"
              checked={agreed}
              onChange={({ target }) => {
                agreedIn[target.checked ? 'add' : 'delete'](modal);
                setAgreed(target.checked);
              }}
            />
            <span id={consentId}>
              <Agreement config={config} sentence={text.consent} />
            </span>
          </label>
        )}
        <fieldset
          ref={whenShown}
          className="ph-methods"
          disabled={blocked}
          aria-describedby={blocked ? consentId : undefined}
        >
          {children(blocked)}
        </fieldset>
      </Body>
      {legal && !asked && (
        <p className="ph-legal">
          <Agreement config={config} sentence={text.agreement} />
        </p>
      )}
    </>
  );
}
