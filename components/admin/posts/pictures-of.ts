/** The pictures among what was pasted or dropped. */
export const picturesOf = ({ files }: DataTransfer): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'));
