const inner: Readonly<Record<string, string>> = { '«': '“', '»': '”', '“': '‘', '”': '’' };

/** A text that is to stand between «…»: its own quotation marks go one step inwards, as Spanish sets them. */
export const withinQuotes = (text: string): string =>
  text.replace(/[«»“”]/g, (mark) => inner[mark] ?? mark);
