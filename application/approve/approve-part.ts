/** The part of the core that is loaded when a wallet lives inside the modal. */
export { answerRequests } from './answer-requests.js';
export { rejectRequest } from './reject-request.js';
