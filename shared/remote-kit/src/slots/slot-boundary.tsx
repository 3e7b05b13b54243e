import { Component, type ReactNode } from 'react';

export interface SlotBoundaryProps {
  onCrash: (error: Error) => void;
  children: ReactNode;
}

/** Keeps a lent piece that throws from taking its host's page with it: the slot is empty from then on. */
export class SlotBoundary extends Component<SlotBoundaryProps, { hasCrashed: boolean }> {
  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override state = { hasCrashed: false };

  override componentDidCatch(error: Error) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
