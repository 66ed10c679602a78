/** The words for the outcome of a transfer. */
import type { enFailures } from '../../text/failures.en.js';
import type { enTransfer } from './text.en.js';
import type { TransferStage } from './transfer-stage.js';

export interface TransferWords {
  readonly kind: 'info' | 'positive' | 'caution' | 'danger';
  readonly title: string;
  readonly lead: string;
}

export function transferWords(
  stage: TransferStage,
  text: typeof enTransfer,
  failures: typeof enFailures,
): TransferWords {
  switch (stage.kind) {
    case 'on-its-way':
      return { kind: 'info', title: text.submitted, lead: text.submittedLead };
    case 'slow':
      return { kind: 'caution', title: text.slow, lead: text.slowLead };
    case 'unknown':
      return { kind: 'caution', title: text.unknown, lead: text.unknownLead };
    case 'sent':
      return { kind: 'positive', title: text.confirmed, lead: text.confirmedLead };
    case 'sped-up':
      return { kind: 'positive', title: text.confirmed, lead: text.spedUpLead };
    case 'replaced':
      return { kind: 'caution', title: text.replaced, lead: text.replacedLead };
    case 'expired':
      return { kind: 'danger', title: text.expired, lead: text.expiredLead };
    default: {
      const { happened, advice } = failures[stage.failure.code];
      const title = stage.failure.code === 'transaction-reverted' ? text.failed : happened;
      return { kind: 'danger', title, lead: advice };
    }
  }
}
