export interface Operation<Data, Variables> {
  name: string;
  kind: 'query' | 'mutation';
  text: string;
  /** Never set; it only holds the types. */
  types?: (variables: Variables) => Data;
}
