import { Fragment } from 'react';
import type { Segment } from '@/lib/blog/types';

/** A text with the words of a search marked. */
export function Marked({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, marked, from }) => (
    <Fragment key={from}>{marked ? <mark>{text}</mark> : text}</Fragment>
  ));
}
