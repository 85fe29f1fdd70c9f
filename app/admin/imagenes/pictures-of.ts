export const picturesOf = ({ files }: DataTransfer): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'));
