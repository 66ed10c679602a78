import { Component, type ReactNode, useContext } from 'react';
import type { Modal } from '../application/modal/modal.js';
import { ModalContext } from './modal-context.js';
import { missing } from './use-modal.js';

interface Props {
  readonly children: ReactNode;
  /** In place of what could not be drawn; nothing unless given. */
  readonly fallback?: (retry: () => void) => ReactNode;
}

/** What cannot be drawn takes nothing around it along, least of all the host's page, and is drawn again with the next change of the state. */
export function Boundary(props: Props) {
  const modal = useContext(ModalContext);
  // A provider without a modal has said so.
  return modal === null ? modal : <Caught {...props} modal={modal ?? missing()} />;
}

class Caught extends Component<Props & { readonly modal: Modal }, { readonly broken: boolean }> {
  override state = { broken: false };
  reported: string | undefined;
  stop: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    const { modal } = this.props;
    const message = error instanceof Error ? error.message : typeof error;
    // The same failure is not reported twice.
    if (this.reported !== message) {
      // biome-ignore lint/suspicious/noConsole: there is no other place for a mistake of ours
      console.error('[porthole]', 'A part could not be drawn', error);
    }
    this.reported = message;
    const drawn = modal.getState();
    this.stop?.();
    const subscription = modal.state$.subscribe((state) => state !== drawn && this.retry());
    this.stop = () => subscription.unsubscribe();
  }

  override componentWillUnmount() {
    this.stop?.();
  }

  readonly retry = () => {
    this.stop?.();
    this.setState({ broken: false });
  };

  override render() {
    return this.state.broken ? this.props.fallback?.(this.retry) : this.props.children;
  }
}
