import { addViews } from 'porthole/react';
import { words } from './words.js';

/** The screens of the guest book. */
export function addGuestBookViews(): void {
  addViews({
    'guest-book': {
      title: words.title,
      load: () => import('./guest-book.js').then((module) => module.GuestBook),
    },
  });
}
