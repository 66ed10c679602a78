import { render } from 'solid-js/web';
import { Wallet } from './wallet';

const root = document.getElementById('root');
if (root) render(() => <Wallet />, root);
