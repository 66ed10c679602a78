/** The contract call that reads a subject's state. */
import { PERMIT2, type Subject } from '../../../../domain/simulation/subject.js';
import { addressWord, numberWord } from '../call/call-words.js';
import type { Step } from './reader-code.js';

export function readOf(subject: Subject, account: string): Step {
  if (subject.kind === 'native') return { kind: 'held', by: account };
  const { address } = subject;
  const read = (data: string, to = address): Step => ({ kind: 'read', to, data: `0x${data}` });
  switch (subject.kind) {
    case 'token':
      return read(`70a08231${addressWord(account)}`);
    case 'item':
      return read(`6352211e${numberWord(subject.id)}`);
    case 'items':
      return read(`00fdd58e${addressWord(account)}${numberWord(subject.id)}`);
    case 'approved':
      return read(`081812fc${numberWord(subject.id)}`);
    case 'allowance':
      return read(`dd62ed3e${addressWord(account)}${addressWord(subject.spender)}`);
    case 'operator':
      return read(`e985e9c5${addressWord(account)}${addressWord(subject.spender)}`);
    case 'permit2':
      return read(`927da105${addressWord(account)}${addressWord(address)}${addressWord(subject.spender)}`, PERMIT2);
  }
}
