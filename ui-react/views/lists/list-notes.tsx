import type { Failure } from '../../../domain/failure/failure.js';
import { Button } from '../../parts/forms/button.js';
import { Empty } from '../../parts/layout/empty.js';
import { LATER_ICONS } from '../../parts/marks/later-icons.js';
import { Notice } from '../../parts/words/notice.js';
import { serviceAdvice } from '../../parts/words/service-advice.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import { enLists } from './text.en.js';

export interface ListEmptyProps {
  readonly title: string;
  readonly lead: string;
  /** The title and the sentence if the list failed to load. */
  readonly unknown: readonly [title: string, lead: string];
  /** Why it failed. */
  readonly failure: Failure | undefined;
  /** Shows the address for receiving. Absent if there is no such screen. */
  readonly onReceive: (() => void) | undefined;
  /** Copies the address, to be given to a sender. */
  readonly onCopy: () => void;
}

/** The list is empty, or could not be loaded. */
export function ListEmpty({ title, lead, unknown, failure, onReceive, onCopy }: ListEmptyProps) {
  const text = useText('lists', enLists);
  if (failure) return <Empty title={unknown[0]}>{unknown[1]}</Empty>;
  return (
    <Empty
      title={title}
      testId="empty-account-state"
      actions={
        onReceive ? (
          <Button onPress={onReceive} testId="link-receive-funds">
            {text.receive}
          </Button>
        ) : (
          <Button icon={LATER_ICONS.copy} onPress={onCopy}>
            {text.copyAddress}
          </Button>
        )
      }
    >
      {lead}
    </Empty>
  );
}

export interface ListFailedProps {
  readonly title: string;
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** The list could not be loaded. */
export function ListFailed({ title, failure, onRetry }: ListFailedProps) {
  const common = useText('common', enCommon);
  const failures = useText('failures', enFailures);
  return (
    <>
      <Notice kind="danger" title={title}>
        {serviceAdvice(failure, failures)}
      </Notice>
      <Button icon="retry" onPress={onRetry}>
        {common.tryAgain}
      </Button>
    </>
  );
}
