/** A question to Shopify with the types of its variables and of its answer. */
export interface Operation<Data, Variables> {
  name: string;
  kind: 'query' | 'mutation';
  text: string;
  /** Never set: it only carries the types. */
  types?: (variables: Variables) => Data;
}
