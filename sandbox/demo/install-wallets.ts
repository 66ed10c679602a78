/** The sandbox wallets take their place on the page before the dapp does, as browser extensions would. */
import '../wallets/install.js';
import '../rogues/install.js';
