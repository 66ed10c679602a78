/** The emails in a recipient's mailbox. */
import type { Mailbox } from '../../../servers/secure-site/demo/mailbox.js';
import type { VisitorAccounts } from '../world/driver.js';

export interface Mails {
  readonly count: VisitorAccounts['mails'];
  readonly codeFor: VisitorAccounts['codeFor'];
  readonly linkFor: VisitorAccounts['codeFor'];
}

/** Waits until the newest email contains what is looked for. */
export function mailsAt(mailbox: Mailbox, wait: (holds: () => boolean | Promise<boolean>) => Promise<boolean>): Mails {
  const mailsTo = (address: string) => mailbox.mails.filter(({ to }) => to === address);
  const newest = async (address: string, part: 'code' | 'link'): Promise<string> => {
    const read = () => mailsTo(address)[0]?.[part];
    await wait(() => read() !== undefined);
    const found = read();
    if (found === undefined) throw new Error(`No ${part} has come to ${address}.`);
    return found;
  };
  return {
    count: (address) => Promise.resolve(mailsTo(address).length),
    codeFor: (address) => newest(address, 'code'),
    linkFor: (address) => newest(address, 'link'),
  };
}
