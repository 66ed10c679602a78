import type { Modal } from 'porthole';
import { PortholeButton, PortholeProvider, type Text } from 'porthole/react';

/** `french` is every word of the modal: a sentence that is missing does not compile. */
export function FrenchPage({ modal, french }: { readonly modal: Modal; readonly french: Text }) {
  return (
    <PortholeProvider modal={modal} text={french}>
      <PortholeButton />
    </PortholeProvider>
  );
}
