import { useEffect, useRef } from 'react';
import { Boundary } from './boundary.js';
import { mount } from './mount.js';
import { useModal } from './use-modal.js';
import type { Messages } from './words/words.js';

/** Props of `PortholeInline`. */
export interface PortholeInlineProps {
  /** As in `PortholeProvider`. */
  readonly messages?: Messages | undefined;
  readonly className?: string | undefined;
}

/** Renders the modal as part of the page, at most 400 px wide. For a modal with `inline: true`; renders nothing for any other. */
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
