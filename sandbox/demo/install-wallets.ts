/** Installs the sandbox wallets before the dapp's scripts, as browser extensions would. */
import '../wallets/install.js';
import '../rogues/install.js';
