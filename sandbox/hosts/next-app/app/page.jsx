import { PortholeButton } from 'porthole/react';
import { Wallet } from './wallet';

/** Rendered on the server, which knows of the button only that it is for the client. */
export default function Page() {
  return (
    <main>
      <h1>A fresh Next app</h1>
      <Wallet>
        <PortholeButton />
      </Wallet>
    </main>
  );
}
