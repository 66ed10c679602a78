/** The sentence of each way to a wallet, shown while the modal waits for the visitor there. */
import type { Opening } from '../../../application/connect/state.js';
import type { PairingWay } from '../../../domain/wallet/pairing-ways.js';
import type { Text } from '../../text/en.js';
import type { PairingStage } from './pairing-stage.js';

export type PairingWords = readonly [headline: string, lead: string];

/** `qrcode` has none: the code is self-explanatory. */
export function pairingWords(
  way: Exclude<PairingWay, 'qrcode'>,
  name: string,
  { opening, away }: Pick<PairingStage, 'opening' | 'away'>,
  text: Text['pairing'],
): PairingWords {
  if (way === 'browser') return [text.inBrowser(name), text.inBrowserLead];
  if (way === 'unsupported') return [text.notDetected(name), text.notDetectedLead];
  const [headline, lead] = openingWords(way, name, opening, text);
  return [headline, away ? text.reconnecting : lead];
}

function openingWords(
  way: 'mobile' | 'web' | 'desktop',
  name: string,
  opening: Opening | undefined,
  text: Text['pairing'],
): PairingWords {
  switch (opening) {
    case 'opening':
    case 'unopened':
      return [text.opening(name), text.openingLead];
    case 'late':
      return [text.opening(name), text.lateLead(name)];
    case 'away':
      return [text.away(name), text.onPhoneLead];
    case 'back':
      return [text.answering, text.answeringLead];
    case 'stuck':
      return [text.unopened(name), text.unopenedLead];
    default:
      break;
  }
  if (way === 'web') return [text.onWeb(name), text.onPhoneLead];
  return [way === 'mobile' ? text.onPhone(name) : text.onDesktop(name), text.onPhoneLead];
}

/** The sentence while a request is waiting in the connected wallet's app. */
export function continueWords(
  name: string,
  site: string,
  opening: Opening | undefined,
  text: Text['pairing'],
): PairingWords {
  if (opening === 'opening') return [text.opening(name), text.openingLead];
  return [opening === 'stuck' ? text.unopened(name) : text.away(name), text.askedLead(site)];
}

/** Whether alternatives are shown beside an app that has not opened. */
export function isUnopened(opening: Opening | undefined): boolean {
  return opening === 'unopened' || opening === 'late' || opening === 'stuck';
}

/** The words when pairing ended without a wallet. */
export function pairingFailure(
  code: keyof Text['failures'],
  name: string,
  connecting: Text['connecting'],
  failures: Text['failures'],
): PairingWords {
  if (code === 'rejected') return [connecting.declined, connecting.declinedLead(name)];
  return [failures[code].happened, failures[code].advice];
}
