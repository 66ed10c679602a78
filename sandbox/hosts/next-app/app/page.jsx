import { PortholeButton } from 'porthole/react';
import { Wallet } from './wallet';

/** Server-rendered; the server knows only that the button is a client component. */
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
