import { accountOf } from '../../../application/connect/selectors.js';
import type { View } from '../../../application/shell/router.js';
import type { EachViewProps } from '../view-props.js';
import { ChooseAccountName } from './choose-account-name.js';
import { RegisterAccountName } from './register-account-name.js';
import { RegisterAccountNameSuccess } from './register-account-name-success.js';

type NameView = Extract<View, `${string}account-name${string}`>;

/** The screens to register a name, from the offer to the confirmation, which the shell loads as one. */
export function NameScreens({ route, ...rest }: EachViewProps<NameView>) {
  switch (route.view) {
    case 'choose-account-name':
      return <ChooseAccountName route={route} {...rest} />;
    case 'register-account-name':
      // What was typed for one account is not checked for another.
      return <RegisterAccountName key={accountOf(rest.state)?.address} route={route} {...rest} />;
    default:
      return <RegisterAccountNameSuccess route={route} {...rest} />;
  }
}
