import { useRef, useState, type DragEvent } from 'react';
import { chosenWith } from './choose-files.ts';
import type { ChosenFile } from './chosen-file.ts';

/** Takes files and folders dropped on an element and tells while some hover over it. Nothing else that can be dragged is taken. */
export function useFileDrop(isOn: boolean, onDrop: (files: ChosenFile[]) => void) {
  const depth = useRef(0);
  const [over, setOver] = useState(false);

  // Entering a child fires before leaving its parent: only the balance tells whether the pointer is still inside.
  function track(change: number) {
    depth.current = Math.max(0, depth.current + change);
    setOver(depth.current > 0);
  }

  return {
    over: over && isOn,
    handlers: {
      onDragEnter: () => track(1),
      onDragLeave: () => track(-1),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        track(-depth.current);
        if (isOn) void chosenWith(event.dataTransfer).then(onDrop);
      },
    },
  };
}
