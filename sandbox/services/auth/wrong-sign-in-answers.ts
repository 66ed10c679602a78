/** Wrong answers of a sign-in service: to whom a token belongs. */
import type { WrongAnswer } from '../convert/wrong-answers.js';

/** By the names that scenarios use. */
export const WRONG_SIGN_IN_ANSWERS: Readonly<Record<string, WrongAnswer>> = {
  'of another account': telling({ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }),
  'of another network': telling({ caip2Network: 'eip155:424242' }),
  'of another site': telling({ domain: 'elsewhere.example' }),
  'of nobody': telling({ address: undefined }),
};

function telling(change: object): WrongAnswer {
  return { call: 'auth-me', alter: (answer) => ({ ...(answer as object), ...change }) };
}
