/** All texts of the secure site in English. Translations have this type. */
import { enConsents } from './consents.en.js';
import { enDescriptions } from './descriptions.en.js';
import { enEvm } from './evm.en.js';
import { enMails } from './mails.en.js';
import { enOwnWindow } from './own-window.en.js';
import { enPages } from './pages.en.js';
import { enProblems } from './problems.en.js';
import { enRefusals } from './refusals.en.js';
import { enRequests } from './requests.en.js';
import { enSignatures } from './signatures.en.js';
import { enSolana } from './solana.en.js';
import { enWalletKeys } from './wallet-keys.en.js';
import { enWalletSettings } from './wallet-settings.en.js';

export const en = {
  mails: enMails,
  pages: enPages,
  refusals: enRefusals,
  walletKeys: enWalletKeys,
  walletSettings: enWalletSettings,
  consents: enConsents,
  ownWindow: enOwnWindow,
  requests: enRequests,
  evm: enEvm,
  solana: enSolana,
  signatures: enSignatures,
  descriptions: enDescriptions,
  problems: enProblems,
};

export type SiteText = typeof en;
