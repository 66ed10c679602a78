/** A sentence of the specification that is said in more places than one. */
export const balanceUnavailable = 'Token Balance Unavailable';
