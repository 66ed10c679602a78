import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Dapp } from './dapp';
import { Wallet } from './wallet';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Wallet>
        <Dapp />
      </Wallet>
    </StrictMode>,
  );
}
