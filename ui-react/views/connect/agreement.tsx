import type { Config } from '../../../application/shell/config.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { linkedSentence } from './linked-sentence.js';
import { siteDocuments } from './site-documents.js';
import { enConnect } from './text.en.js';

export interface AgreementProps {
  readonly config: Config;
  /** Creates the sentence from the site's name and the names of its documents. */
  readonly sentence: (site: string, papers: string) => string;
}

/** The terms that a visitor agrees to, with links to the site's documents, if any. */
export function Agreement({ config, sentence }: AgreementProps) {
  const text = useText('connect', enConnect);
  const common = useText('common', enCommon);
  const { terms, privacy } = siteDocuments(config);
  const papers = terms && privacy ? text.both('{terms}', '{privacy}') : terms ? '{terms}' : '{privacy}';
  const parts = linkedSentence(sentence(config.metadata?.name || common.thisSite, papers), {
    ...(terms && { terms: { text: text.terms, href: terms } }),
    ...(privacy && { privacy: { text: text.privacy, href: privacy } }),
  });
  return parts.map(({ text: words, href }) =>
    href === undefined ? (
      words
    ) : (
      <a key={href} className="ph-inline-link" href={href} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    ),
  );
}
