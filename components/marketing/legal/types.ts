/** What a legal text is made of. Optional parts may be undefined, since the texts come from JSON. */
export type LegalBlock =
  | string
  | {
      /** A heading inside a section. */
      title?: string | undefined;
      list?: string[] | undefined;
      /** Things to do one after the other. */
      steps?: string[] | undefined;
      /** Names and what they stand for. */
      facts?: { term: string; text: string }[] | undefined;
      /** A letter to copy and fill in. */
      form?: string[] | undefined;
    };

export type LegalSection = { id: string; title: string; blocks: LegalBlock[] };

export type LegalDocument = {
  title: string;
  description: string;
  lead: string;
  sections: LegalSection[];
  /** What a lawyer must confirm before the text is published. */
  review: string[];
};
