/** The emails in a recipient's mailbox. */
import type { Mailbox } from '../../../servers/secure-site/demo/mailbox.js';
import type { Belongings } from '../world/driver.js';

export interface Mails {
  readonly count: Belongings['mails'];
  readonly codeFor: Belongings['codeFor'];
  readonly linkFor: Belongings['codeFor'];
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
