import { useEffect, useRef } from 'react';
import { Boundary } from './boundary.js';
import { mount } from './mount.js';
import { useModal } from './use-modal.js';
import type { Messages } from './words/words.js';

/** What `PortholeInline` takes, which shows the modal in the page in place of above it. */
export interface PortholeInlineProps {
  /** As of `PortholeProvider`. */
  readonly messages?: Messages | undefined;
  readonly className?: string;
}

/**
 * The modal as part of the page: where this stands, up to 400 px wide. For a modal that was created to be inline;
 * one that lies over the page draws nothing here.
 */
export function PortholeInline(props: PortholeInlineProps) {
  return (
    <Boundary>
      <Place {...props} />
    </Boundary>
  );
}

function Place({ messages, className }: PortholeInlineProps) {
  const modal = useModal();
  const inline = useModal((state) => state.config.inline);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inline && place.current) return mount(modal, { target: place.current, messages });
    return undefined;
  }, [modal, inline, messages]);
  return <div ref={place} className={className} />;
}
