/** The part of the core that is loaded once somebody is connected to a site that people sign in to. */
export { keepSignedIn } from './keep-signed-in.js';
export { signIn } from './sign-in.js';
export { signOut } from './sign-out.js';
