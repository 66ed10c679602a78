/** The button in what a page opens itself, by the hash: a dialog of the browser or of Radix, and a popover and a menu that close. */
import * as Dialog from '@radix-ui/react-dialog';
import * as Menu from '@radix-ui/react-dropdown-menu';
import * as Popover from '@radix-ui/react-popover';
import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { PortholeButton, PortholeProvider } from 'porthole/react';
import { createElement as h, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });
globalThis.modal = modal;

/** A transform, as most libraries have it: elements inside are positioned by it instead of by the window. */
const style = {
  ...{ position: 'fixed', top: '50%', left: '50%', transform: 'translate(-50%, -50%)' },
  ...{ width: 240, height: 120 },
};

function Checkout() {
  return h('div', null, h(PortholeButton), h('input', { 'aria-label': 'Coupon' }));
}

function NativeDialog() {
  const dialog = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  return h('dialog', { ref: dialog, id: 'page-dialog', style }, h(Checkout));
}

function RadixDialog() {
  const title = h(Dialog.Title, null, 'Checkout');
  const panel = { id: 'page-dialog', style, 'aria-describedby': undefined };
  return h(Dialog.Root, { defaultOpen: true }, h(Dialog.Portal, null, h(Dialog.Content, panel, title, h(Checkout))));
}

function ClosingPopover() {
  const [open, setOpen] = useState(false);
  const connect = () => {
    modal.open();
    setOpen(false);
  };
  const button = h('button', { type: 'button', onClick: connect }, 'Connect wallet');
  return h(
    Popover.Root,
    { open, onOpenChange: setOpen },
    h(Popover.Trigger, null, 'More'),
    h(Popover.Portal, null, h(Popover.Content, null, button)),
  );
}

function ClosingMenu() {
  const item = h(Menu.Item, { onSelect: () => modal.open() }, 'Connect wallet');
  const content = h(Menu.Portal, null, h(Menu.Content, null, item));
  return h(Menu.Root, null, h(Menu.Trigger, null, 'More'), content);
}

const KINDS = { native: NativeDialog, radix: RadixDialog, popover: ClosingPopover, menu: ClosingMenu };

createRoot(document.getElementById('root')).render(h(PortholeProvider, { modal }, h(KINDS[location.hash.slice(1)])));
