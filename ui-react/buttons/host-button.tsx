import { type ReactNode, useCallback, useState } from 'react';
import type { Outcome } from '../../application/engine/outcome.js';
import { loadShell } from '../load-shell.js';
import { adoptSheet } from '../styles/adopt-sheet.js';
import { applyTheme } from '../styles/apply-theme.js';
import { useModal } from '../use-modal.js';
import type { HostButtonProps } from './button-props.js';
import css from './buttons.css?inline';
import { useButtonWords } from './use-button-words.js';

interface Props extends HostButtonProps {
  readonly kind: 'primary' | 'quiet' | 'account';
  readonly busy?: boolean;
  readonly label?: string | undefined;
  readonly testId: string;
  /** Styles of this kind of button, on top of what all have. */
  readonly sheet?: string;
  readonly onPress: () => Promise<Outcome>;
  readonly children: ReactNode;
}

/** A button in the host's page that opens the modal. Coming near it starts loading what the click will need. */
export function HostButton(props: Props) {
  const { kind, disabled, busy, size, className = '', sheet, onPress } = props;
  const modal = useModal();
  const open = useModal((state) => state.shell.open);
  const theme = useModal((state) => state.config.theme);
  const { text, lang, dir } = useButtonWords();
  const [lost, setLost] = useState(false);
  const dress = useCallback(
    (element: HTMLButtonElement | null) => {
      if (!element?.isConnected) return;
      // The root in the page: the document, or a shadow root that the host put the button in.
      const root = element.getRootNode() as Document | ShadowRoot;
      adoptSheet(root, css);
      if (sheet) adoptSheet(root, sheet);
      applyTheme(element, theme);
    },
    [theme, sheet],
  );
  const near = () => {
    modal.preload();
    // A failed download is not reported before the click.
    loadShell().catch(() => undefined);
  };
  const press = () => {
    setLost(false);
    // Offline there is no modal to report it in: the button itself does.
    Promise.all([onPress(), loadShell()]).then(
      ([{ ok }]) => setLost(!ok),
      () => setLost(true),
    );
  };
  const idle = disabled || busy;
  return (
    <button
      ref={dress}
      type="button"
      className={`porthole-button is-${kind} ${className}`}
      // On a server, replaces what `applyTheme` does in a browser.
      data-theme={theme.mode === 'system' ? undefined : theme.mode}
      lang={lang}
      dir={dir}
      data-size={size}
      data-testid={props.testId}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-busy={busy || undefined}
      aria-disabled={idle || undefined}
      aria-label={lost ? undefined : props.label}
      onPointerEnter={near}
      onPointerDown={near}
      onFocus={near}
      onClick={idle ? undefined : press}
    >
      {lost ? <span className="porthole-text">{text.lost}</span> : props.children}
    </button>
  );
}
