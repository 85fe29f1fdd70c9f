/** A member of an unchecked value; undefined when it has none. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The value if it is a text, or an empty one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The value if it is a list, or an empty one. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
