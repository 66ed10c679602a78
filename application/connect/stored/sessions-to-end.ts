/**
 * The storage key of sessions that the visitor has left before they could be restored, or whose wallet has not been notified yet: the names
 * that links have for them (`Link.session`), each after a comma. Connectors end them in the wallet and restore none of them.
 */
export const TO_END = 'sessions_to_end';
