import { useState, type DragEvent } from 'react';

export interface DropFiles {
  isOver: boolean;
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

export function useDropFiles(onFiles: (files: readonly File[]) => void): DropFiles {
  const [isOver, setOver] = useState(false);

  function allow(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent): void {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) setOver(false);
  }

  function drop(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return {
    isOver,
    handlers: { onDragEnter: allow, onDragOver: allow, onDragLeave: leave, onDrop: drop },
  };
}
