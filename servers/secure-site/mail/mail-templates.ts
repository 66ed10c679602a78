/** All emails, in the language of the requester. */
import { currentLanguage } from '../words/current-language.js';
import type { OutgoingMail } from './smtp-sender.js';

const words = () => currentLanguage().text.mails;
const paragraphs = (...all: readonly string[]) => `${all.join('\n\n')}\n`;

export function loginCode(to: string, code: string): OutgoingMail {
  const { loginCode: said, ignore } = words();
  return { to, subject: said.subject(code), text: paragraphs(said.lead, code, said.note, ignore) };
}

export function deviceLink(to: string, link: string): OutgoingMail {
  const { device: said, ignore } = words();
  return { to, subject: said.subject, text: paragraphs(said.lead(to), link, said.note, ignore) };
}

export function oldAddressCode(to: string, code: string, wanted: string): OutgoingMail {
  const { oldAddress: said, proof } = words();
  // Only somebody who is logged in can ask for it.
  return { to, subject: said.subject(code), text: paragraphs(said.lead(wanted), code, said.note, proof.warning) };
}

export function proofCode(to: string, code: string): OutgoingMail {
  const { proof: said } = words();
  return { to, subject: said.subject(code), text: paragraphs(said.lead, code, said.note, said.warning) };
}

export function newAddressCode(to: string, code: string): OutgoingMail {
  const { newAddress: said, ignore } = words();
  return { to, subject: said.subject(code), text: paragraphs(said.lead, code, said.note, ignore) };
}

/** To the old address, on a site without a delay. */
export function addressChanged(to: string, wanted: string): OutgoingMail {
  const { changed: said } = words();
  return { to, subject: said.subject, text: paragraphs(said.lead(to, wanted), said.warning) };
}

/** To the old address, once both codes were entered. */
export function addressChanges(to: string, wanted: string, hours: number, link: string): OutgoingMail {
  const { changes: said } = words();
  return { to, subject: said.subject, text: paragraphs(said.lead(hours, to, wanted), said.warning, link) };
}
