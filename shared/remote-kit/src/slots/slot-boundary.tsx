import { Component, type ReactNode } from 'react';

export interface SlotBoundaryProps {
  onCrash: (error: Error) => void;
  /** Shown after the slot component has thrown; nothing by default. */
  crashed?: ReactNode;
  children: ReactNode;
}

/** Catches errors of a slot component, so that the page around it is not affected. */
export class SlotBoundary extends Component<SlotBoundaryProps, { hasCrashed: boolean }> {
  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override state = { hasCrashed: false };

  override componentDidCatch(error: Error) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? this.props.crashed : this.props.children;
  }
}
