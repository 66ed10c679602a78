import { useModal } from 'porthole/react';

/** The languages by their own names: a visitor has to find theirs on a page in another language. */
const LANGUAGES: readonly (readonly [tag: string, name: string])[] = [
  ['en', 'English'],
  ['ar', 'العربية'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
  ['fr', 'Français'],
  ['he', 'עברית'],
  ['hi', 'हिन्दी'],
  ['id', 'Bahasa Indonesia'],
  ['it', 'Italiano'],
  ['ja', '日本語'],
  ['ko', '한국어'],
  ['ms', 'Bahasa Melayu'],
  ['pl', 'Polski'],
  ['pt-BR', 'Português (Brasil)'],
  ['ru', 'Русский'],
  ['th', 'ไทย'],
  ['tr', 'Türkçe'],
  ['uk', 'Українська'],
  ['vi', 'Tiếng Việt'],
  ['zh-Hans', '简体中文'],
  ['zh-Hant', '繁體中文'],
];

/** The modal's language, changed at run time; initially the page's. */
export function LanguageChoice() {
  const modal = useModal();
  const locale = useModal((state) => state.config.locale);
  return (
    <div className="choice">
      <label htmlFor="language">Language</label>
      <div className="row">
        <select
          id="language"
          value={locale ?? 'auto'}
          onChange={({ target }) => modal.configure({ locale: target.value })}
        >
          <option value="auto">As the page</option>
          {LANGUAGES.map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
