/** The part of the core that is loaded for the first transfer. */
export { beginSend } from './begin-send.js';
export { editSend } from './edit-send.js';
export { keepFee } from './keep-fee.js';
export { reviewSend } from './review-send.js';
export { send } from './send.js';
export { sendMax } from './send-max.js';
