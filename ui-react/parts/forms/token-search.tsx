import { enTokens } from '../money/tokens.en.js';
import { useAnnounce } from '../words/use-announce.js';
import { useText } from '../words/use-text.js';
import { Field } from './field.js';

export interface TokenSearchProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** How many fit. */
  readonly count: number;
  readonly testId?: string;
}

/** The search field above a list of tokens. The number of results is announced as well. */
export function TokenSearch({ query, onChange, count, testId }: TokenSearchProps) {
  const text = useText('tokens', enTokens);
  const found = query.trim() && text.found(count);
  useAnnounce(found);
  return (
    <>
      <Field
        icon="search"
        label={text.search}
        placeholder={text.search}
        type="search"
        value={query}
        onChange={onChange}
        {...(testId !== undefined && { testId })}
      />
      <p className="ph-hidden">{found}</p>
    </>
  );
}
