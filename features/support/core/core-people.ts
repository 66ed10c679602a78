/** Addresses of other people in a world of stand-ins, by the names that scenarios use. */
import { SWIMMER, WADER } from './core-kinds.js';

export const PEOPLE: Readonly<Record<string, string>> = {
  'a friend': `0x${'f7'.repeat(20)}`,
  'a contract that refuses': `0x${'0c'.repeat(20)}`,
  'the contract of KELP': `0x${'6e'.repeat(20)}`,
  'a swimmer': SWIMMER,
  'a wader': WADER,
};
