/** Settings of the languages of the page, of the modal, and of the visitor. */
import type { Messages } from '../../../../ui-react/words/words.js';
import type { Patch } from './option-patch.js';

export interface LanguageSettings {
  /** The page's own `lang`. */
  readonly pageLanguage: string;
  /** The visitor's preferred languages, without a browser. */
  readonly visitorLanguages: readonly string[];
  /** The site's custom texts, without a browser. */
  readonly siteWords: Messages | undefined;
}

export const USUAL_LANGUAGES: LanguageSettings = {
  pageLanguage: 'en',
  visitorLanguages: ['en'],
  siteWords: undefined,
};

const SITE_WORDS: Readonly<Record<string, Messages>> = {
  'for the button': { en: { buttons: { connect: 'Log in' } }, de: { buttons: { connect: 'Los' } } },
  'naming the address twice': {
    en: {
      signIn: { lead: (address) => `Is ${address} yours? Sign to show that ${address} is.` },
      login: { sentTo: (email) => `Is ${email} yours? A code for ${email} is on its way.` },
    },
  },
  'naming no address': { en: { login: { sentTo: () => 'Your code is on its way.' } } },
  'in Welsh': { cy: async () => ({ buttons: { connect: 'Cysylltu waled' }, titles: { connect: 'Cysylltu' } }) },
  'in Welsh, unreachable': { cy: () => Promise.reject(new Error('offline')) },
};

export const LANGUAGE_SETTINGS: Readonly<Record<string, (value: string) => Partial<LanguageSettings> | Patch>> = {
  locale: (locale) => (options) => ({ ...options, locale }),
  'language of the page': (pageLanguage) => ({ pageLanguage }),
  'languages of the visitor': (tags) => ({ visitorLanguages: tags.split(', ') }),
  'custom texts': (which) => ({ siteWords: SITE_WORDS[which] }),
};
