/** The session of the account in use, and the question whether to sign in. */
import { asked } from '../approve/fold-questions.js';
import { closed } from '../connect/follow-connection.js';
import type { Fold } from '../engine/fold.js';
import type { Interrupt } from '../shell/router.js';
import type { SignInState } from './state.js';

export const foldSignIn: Fold = (folded, event, before) => {
  if (event.type !== 'sign-in.changed') return folded;
  const question = questionOf(event.signIn);
  const state = { ...folded, signIn: event.signIn, approve: { ...folded.approve, question } };
  const view = before.router.interrupt?.view;
  const wasAsked = view === 'siwx-sign-message' || view === 'connecting-siwe';
  return question || !wasAsked ? asked(state) : closed(state);
};

function questionOf({ status, siwe }: SignInState): Interrupt | undefined {
  if (status !== 'asking') return undefined;
  return { view: siwe ? 'connecting-siwe' : 'siwx-sign-message' };
}
