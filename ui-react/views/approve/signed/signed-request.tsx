/** The effects of typed data in a known standard: warnings first, then who gives and gets what, and until when. */
import { useEffect, useRef } from 'react';
import type { State } from '../../../../application/engine/state.js';
import type { Formatter } from '../../../../domain/format/formatter.js';
import type { Network } from '../../../../domain/network/network.js';
import type { RpcRequest } from '../../../../domain/request/request.js';
import { readTypedData } from '../../../../domain/request/typed-data.js';
import { describeSigned } from '../../../../domain/signing/describe-signed.js';
import { SEVERE_DANGERS } from '../../../../domain/signing/signed-words.js';
import { textOf } from '../../../../domain/text/text-of.js';
import { Group } from '../../../parts/layout/group.js';
import { useSheet } from '../../../parts/layout/use-sheet.js';
import { Note } from '../../../parts/words/note.js';
import { Notice } from '../../../parts/words/notice.js';
import { useFormat } from '../../../parts/words/use-format.js';
import { useText } from '../../../parts/words/use-text.js';
import { WholeAddress } from '../../send/whole-address.js';
import { knownTokens, tokenAt } from '../changes/known-tokens.js';
import css from '../clear/clear-call.css?inline';
import { cutText } from '../cut-text.js';
import { readableText } from '../readable-text.js';
import { enSigned } from './signed.en.js';
import { type SignedLine, type SignedNames, signedLines } from './signed-lines.js';

/** The maximum shown here; the complete value is among all fields. */
const LONGEST = 300;

interface SignedRequestProps {
  readonly request: RpcRequest;
  readonly network: Network | undefined;
  readonly state: State;
  /** A descriptor describes it already: only warnings are shown with it. */
  readonly described: boolean;
  /** Called when it is known that there is a description. */
  readonly onTold: () => void;
}

export function SignedRequest({ request, network, state, described, onTold }: SignedRequestProps) {
  useSheet(css);
  const text = useText('signed', enSigned);
  const format = useFormat();
  const [from, payload] = Array.isArray(request.params) ? (request.params as readonly unknown[]) : [];
  const read = readTypedData(payload);
  const asked = { signer: textOf(from) || undefined, origin: window.location.origin };
  const words = read.ok ? describeSigned(read.data, asked) : undefined;
  const isTold = words?.rows[0] !== undefined;
  const tell = useRef(onTold);
  useEffect(() => {
    if (isTold) tell.current();
  }, [isTold]);
  if (!words) return null;
  const { title, known, rows, dangers } = words;
  // Data of an unknown kind has no heading but that of the request.
  const heading = title !== 'other' && text.titles[title];
  const grave = dangers.some((each) => SEVERE_DANGERS.includes(each));
  // Indexes as keys: the entries never move, and two can be equal.
  const lines = signedLines(rows, text, namesOf(state, network, format)).map((line, at) => ({ key: String(at), line }));
  return (
    <section className="ph-clear" aria-label={text.titles[title]} data-testid="approve-signed">
      {dangers.length > 0 && (
        <Notice kind={grave ? 'danger' : 'caution'} title={heading} testId="approve-signed-dangers">
          {dangers.map((each) => (
            <p key={each}>{text.dangers[each]}</p>
          ))}
        </Notice>
      )}
      {!described && (
        <>
          {dangers.length === 0 && heading && <h4 className="ph-clear-intent">{heading}</h4>}
          {lines.length > 0 && (
            <Group>
              <dl className="ph-facts ph-clear-rows">
                {lines.map(({ key, line }) => (
                  <Line key={key} line={line} />
                ))}
              </dl>
            </Group>
          )}
          {known !== undefined && <Note pad>{text.by(known)}</Note>}
        </>
      )}
    </section>
  );
}

function Line({ line: { label, value, address } }: { readonly line: SignedLine }) {
  const { shown, left } = cutText(readableText(value ?? ''), LONGEST);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value !== undefined && (
          // Inside the line, so that the page's direction determines on which side it ends.
          <span>
            <bdi>
              {shown}
              {left > 0 && '…'}
            </bdi>
          </span>
        )}
        {address !== undefined && <WholeAddress address={address} />}
      </dd>
    </div>
  );
}

/** From the host's list of tokens and the account's balances. */
function namesOf(state: State, network: Network | undefined, format: Formatter): SignedNames {
  return {
    token: (address) => network && tokenAt(knownTokens(state, network), address),
    native: network?.nativeCurrency ?? { symbol: '', decimals: 18 },
    format,
    now: Date.now(),
  };
}
