const inner: Readonly<Record<string, string>> = { '«': '“', '»': '”', '“': '‘', '”': '’' };

/** Prepares a text for «…»: its own quotation marks become the next inner level, as in Spanish typography. */
export const withinQuotes = (text: string): string =>
  text.replace(/[«»“”]/g, (mark) => inner[mark] ?? mark);
