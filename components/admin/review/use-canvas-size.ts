import { type RefObject, useEffect, useState } from 'react';

/** The width of an element in device pixels. It changes with the layout and with the browser's zoom. */
export function useCanvasSize(element: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(0);
  useEffect(() => {
    const measure = () =>
      setSize(Math.round((element.current?.clientWidth ?? 0) * window.devicePixelRatio));
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    // The browser's zoom changes devicePixelRatio and resizes the window, but not always the element; moving the window
    // to another screen does the same.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  return size;
}
