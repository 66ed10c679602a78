import { formatAddress } from '../../../domain/address/format-address.js';
import type { Network } from '../../../domain/network/network.js';
import { Plate } from '../../parts/layout/plate.js';
import { Row } from '../../parts/rows/row.js';
import { Notice } from '../../parts/words/notice.js';
import { useText } from '../../parts/words/use-text.js';
import { callWords, rightWords } from './call-words.js';
import type { DescribedCall, DescribedRequest } from './described-request.js';
import { enApprove } from './text.en.js';

/** What others could take later, shown before anything else. */
export function Rights({ calls, permit }: Pick<DescribedRequest, 'calls' | 'permit'>) {
  const text = useText('approve', enApprove);
  const { words, boundless } = rightWords({ calls, permit }, text);
  if (words.length === 0) return null;
  return (
    <Notice kind={boundless ? 'danger' : 'caution'} title={text.take} testId="approve-rights">
      {words.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </Notice>
  );
}

/** What else has to be known before the request is read. */
export function Cautions({ cautions }: Pick<DescribedRequest, 'cautions'>) {
  const text = useText('approve', enApprove);
  return cautions.map((each) => {
    const { title, lead } = text.cautions[each];
    return (
      <Notice key={each} kind={each === 'anyNetwork' || each === 'feeUnchecked' ? 'caution' : 'danger'} title={title}>
        {lead}
      </Notice>
    );
  });
}

/** Each of several calls, in their order. */
export function Calls({
  calls,
  native,
}: {
  readonly calls: readonly DescribedCall[];
  readonly native: Network['nativeCurrency'] | undefined;
}) {
  const text = useText('approve', enApprove);
  // They never move, and two may be the same.
  const rows = calls.map((call, at) => ({
    key: String(at),
    title: `${at + 1}. ${callWords(call, native, text)}`,
    to: call.to && formatAddress(call.to),
  }));
  return (
    <Plate list label={text.calls} testId="approve-calls">
      {rows.map(({ key, title, to }) => (
        <Row key={key} title={title} {...(to && { note: <span dir="ltr">{to}</span> })} />
      ))}
    </Plate>
  );
}
