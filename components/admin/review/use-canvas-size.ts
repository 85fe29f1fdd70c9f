import { type RefObject, useEffect, useState } from 'react';

/** How wide an element stands on the screen, in pixels of the screen: changes with its column and with the browser's zoom. */
export function useCanvasSize(element: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(0);
  useEffect(() => {
    const measure = () =>
      setSize(Math.round((element.current?.clientWidth ?? 0) * window.devicePixelRatio));
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    // The browser's zoom resizes the window, and not always the element; so does another screen with other pixels.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  return size;
}
