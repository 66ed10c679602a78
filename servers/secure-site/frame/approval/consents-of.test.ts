import { describe, expect, it } from 'vitest';
import type { ApprovalWords } from './approval-words.js';
import { consentsOf, isDangerous } from './consents-of.js';

const words = (also: Partial<ApprovalWords>): ApprovalWords => ({ title: 'Send', facts: [], yes: 'Approve', ...also });

describe('required confirmations', () => {
  it.each([
    ['nothing dangerous', {}, []],
    ['a warning', { warnings: ['Take care'] }, []],
    ['a danger that names no loss', { danger: true }, ['I understand the risk and want to continue']],
    ['a danger that names one', { danger: true, consents: ['I may lose it'] }, ['I may lose it']],
    ['a loss alone', { consents: ['I may lose it'] }, ['I may lose it']],
    ['what cannot be read', { blind: 'A hash' }, ['I understand that I cannot read this']],
    ['both', { blind: 'A hash', consents: ['It goes'] }, ['I understand that I cannot read this', 'It goes']],
    ['what was refused', { blind: 'A hash', danger: true, refused: true }, []],
  ] as const)('%s', (_, also, consents) => {
    expect(consentsOf(words(also))).toEqual(consents);
    expect(isDangerous(words(also))).toBe(consents.length > 0);
  });
});
