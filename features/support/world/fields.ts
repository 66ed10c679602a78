/** Where each field is on the page. */
import type { FieldName } from './driver.js';

export const FIELDS: Readonly<Record<FieldName, string>> = {
  amount: '[data-testid="send-amount"], [data-testid="swap-input-sourceToken"]',
  payment: '[data-testid="buy-amount"]',
  receiver: '[data-testid="send-receiver"]',
  'network search': '[data-testid="w3m-modal-card"] input[type="search"]',
  'wallet search': '[data-testid="w3m-modal-card"] input[type="search"]',
  'token search': '[data-testid="w3m-modal-card"] input[type="search"]',
  email: '[data-testid="wui-email-input"]',
  'new email': '[data-testid="wui-email-input"]',
  code: '[data-testid="wui-otp-input"]',
  'spending cap': '[data-testid="spending-cap"]',
  name: '[data-testid="wui-ens-input"]',
};
