/** Installs the sandbox wallets before the dapp's scripts, as browser extensions would. */
import '../wallets/install.js';
import '../malicious-wallets/install.js';
