/** Choosing a name for the account. */
import { nameable } from '../../../application/names/nameable.js';
import { en } from '../../../ui-react/text/en.js';
import { nameField } from '../../../ui-react/views/names/name-field.js';
import { action, type Screen, type Seen } from './screen.js';

export function nameOfferScreen(seen: Seen): Screen {
  const { names: text } = en;
  if (!nameable(seen.state)) return noNames(seen);
  const choose = () => {
    void seen.modal.tryName('');
    void seen.modal.push({ view: 'register-account-name' });
  };
  return { texts: [text.offer, text.offerLead], actions: [action(text.choose, choose)] };
}

export function nameChoiceScreen(seen: Seen): Screen {
  const { names: text } = en;
  const { state, modal } = seen;
  const account = nameable(state)?.account;
  if (!account) return noNames(seen);
  const naming = state.login.naming?.address === account.address ? state.login.naming : undefined;
  const label = naming?.label ?? '';
  const { whole, error, state: standing, suggestions, busy, ready } = nameField(label, naming, text);
  return {
    texts: [
      busy ? text.sign : text.lead,
      ...(error ? [error] : []),
      ...(standing === 'available' || standing === 'registered' ? [whole, text[standing]] : []),
      ...(naming ? [`.${naming.suffix}`] : []),
    ],
    actions: [
      ...suggestions.map((each) => action(`${each}.${naming?.suffix ?? ''}`, () => void modal.tryName(each))),
      action(ready ? text.register(whole) : text.registerNone, () => void modal.registerName(label), ready && !busy),
    ],
  };
}

export function nameSuccessScreen(seen: Seen): Screen {
  const { names: text } = en;
  const { naming } = seen.state.login;
  if (naming?.step !== 'done') return noNames(seen);
  return {
    texts: [text.done(`${naming.label}.${naming.suffix}`), text.doneLead],
    actions: [action(text.go, () => void seen.modal.reset({ view: 'account' }))],
  };
}

function noNames({ modal }: Seen): Screen {
  const { nowhere, nowhereLead, back } = en.names;
  return { texts: [nowhere, nowhereLead], actions: [action(back, () => void modal.reset({ view: 'account' }))] };
}
