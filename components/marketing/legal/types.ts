/** The structure of a legal text. Optional parts may be undefined, because the texts come from JSON. */
export type LegalBlock =
  | string
  | {
      title?: string | undefined;
      list?: string[] | undefined;
      steps?: string[] | undefined;
      facts?: { term: string; text: string }[] | undefined;
      /** A form letter to copy and fill in. */
      form?: string[] | undefined;
    };

export type LegalSection = { id: string; title: string; blocks: LegalBlock[] };

export type LegalDocument = {
  title: string;
  description: string;
  lead: string;
  /** The day of its last change; of the privacy policy, the version that a consent refers to. */
  updated: string;
  sections: LegalSection[];
  /** What a lawyer must confirm before the text is published. */
  review: string[];
};
