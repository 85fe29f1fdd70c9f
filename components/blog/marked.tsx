import { Fragment } from 'react';
import type { Stretch } from '@/lib/blog/types';

/** A text with the words of a search marked. */
export function Marked({ stretches }: { stretches: Stretch[] }) {
  return stretches.map(({ text, marked, from }) => (
    <Fragment key={from}>{marked ? <mark>{text}</mark> : text}</Fragment>
  ));
}
