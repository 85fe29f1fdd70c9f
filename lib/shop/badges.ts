import { plainTag } from './categories';

/** The tags that give a badge, with the keys of their texts in messages/es/shop.json. */
const praise = {
  bestseller: 'bestseller',
  joya: 'gem',
  'premio andalucía de la crítica': 'award',
  'basada en hechos reales': 'realEvents',
  cine: 'film',
} as const;

export type BadgeKey = (typeof praise)[keyof typeof praise];

/** A book's badges in the order of requirement 3.3, without duplicates. */
export function badgesOf(tags: readonly string[]): BadgeKey[] {
  const plain = new Set(tags.map(plainTag));
  return Object.entries(praise).flatMap(([tag, key]) => (plain.has(tag) ? [key] : []));
}
