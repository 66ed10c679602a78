/** Everything that the secure site says, in English: the type that a translation fills. */
import { enMails } from './mails.en.js';
import { enPages } from './pages.en.js';
import { enRefusals } from './refusals.en.js';

export const en = {
  mails: enMails,
  pages: enPages,
  refusals: enRefusals,
};

export type SiteText = typeof en;
