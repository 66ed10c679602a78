import { Component, type ReactNode, useContext } from 'react';
import type { Modal } from '../application/modal/modal.js';
import { missing } from './missing-modal.js';
import { ModalContext } from './modal-context.js';

interface Props {
  readonly children: ReactNode;
  /** The fallback for a rendering error; nothing by default. */
  readonly fallback?: (retry: () => void) => ReactNode;
}

/** A rendering error affects nothing outside the boundary, least of all the host's page; rendering is retried with the next state. */
export function Boundary(props: Props) {
  const modal = useContext(ModalContext);
  if (modal === undefined) missing();
  // A provider without a modal has already reported it.
  return modal?.getState ? <Caught {...props} modal={modal} /> : null;
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
      console.error('[porthole]', 'A part could not be rendered', error);
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
