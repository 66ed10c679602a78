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

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Renders the modal as part of the page, at most 400 px wide. For a modal with `inline: true`; renders nothing for any other, and says so
 * in the console in development.
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
    try {
      // biome-ignore lint/suspicious/noConsole: a mistake of the page, which nothing else would show
      if (process.env.NODE_ENV !== 'production') console.error('[porthole]', NOT_INLINE);
    } catch {
      // Without `NODE_ENV`, nothing is reported.
    }
    return undefined;
  }, [modal, inline, messages]);
  return <div ref={place} className={className} />;
}

const NOT_INLINE = '`PortholeInline` shows nothing: create its modal with `inline: true`.';
