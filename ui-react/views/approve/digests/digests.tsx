import type { Digest } from '../../../../domain/request/digest.js';
import { Disclosure } from '../../../parts/layout/disclosure.js';
import { useText } from '../../../parts/words/use-text.js';
import { WholeAddress } from '../../send/whole-address.js';
import { enDigests } from './digests.en.js';

/** Each digest with its name in the standard, in full and in visual groups: copying and screen readers get the plain digest. */
export function Digests({ digests }: { readonly digests: readonly Digest[] }) {
  const text = useText('digests', enDigests);
  return (
    <Disclosure label={text.title}>
      <dl data-testid="approve-digests">
        {digests.map(({ name, value, call }) => (
          <div key={`${call} ${name}`}>
            <dt dir="ltr">{call === undefined ? name : `${call}. ${name}`}</dt>
            <dd>
              <WholeAddress address={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
