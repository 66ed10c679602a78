import { useModal } from 'porthole/react';
import { LANGUAGES } from './words/languages.js';
import { usePageLanguage } from './words/page-text.js';

/** The language of the page and of the modal, changed at run time. */
export function LanguageChoice() {
  const modal = useModal();
  const { tag, text, choose } = usePageLanguage();
  return (
    <div className="choice">
      <label htmlFor="language">{text.language}</label>
      <div className="row">
        <select
          id="language"
          value={tag}
          onChange={({ target }) => {
            void modal.configure({ locale: target.value });
            choose(target.value).catch(reportError);
          }}
        >
          {LANGUAGES.map(([each, name]) => (
            <option key={each} value={each} lang={each}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
